/** Pieces that travel over the screen are copies of these. */
import { BuildingIcon } from '../art/buildings';
import { Architect, Bag, Tile } from '../art/pieces';
import { ALL_KINDS } from '../look';
import { CardFace } from '../table/Card';

export function Templates() {
  return (
    <div hidden>
      <span data-template="tile">
        <Tile />
      </span>
      <span data-template="bag">
        <Bag />
      </span>
      <span data-template="back">
        <span class="v-pile">
          <BuildingIcon kind={4} />
        </span>
      </span>
      {ALL_KINDS.map((kind) => (
        <span key={kind}>
          <span data-template={`card-${kind}`}>
            <CardFace kind={kind} small />
          </span>
          <span data-template={`architect-${kind}`}>
            <Architect kind={kind} />
          </span>
        </span>
      ))}
    </div>
  );
}
