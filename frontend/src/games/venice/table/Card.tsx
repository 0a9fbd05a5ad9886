import './cards.css';
import { t } from '../../../i18n';
import { BuildingIcon } from '../art/buildings';
import { FieldShape } from '../art/pieces';
import { kindName } from '../look';
import { KINDS } from '../map';
import type { Kind } from '../schema.gen';
import { titleOf } from '../words';

const POINTS: Record<Kind, number> = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 7 };

interface FaceProps {
  kind: Kind;
  small?: boolean;
}

/** The printed side: what it is, the cards and fields it needs, the points it brings. */
export function CardFace({ kind, small = false }: FaceProps) {
  const name = kindName(kind);
  return (
    <span class={`v-card v-kind-${name} ${small ? 'v-card-small' : ''}`}>
      <b class="v-card-name">{titleOf(kind)}</b>
      <span class="v-card-picture">
        <BuildingIcon kind={kind} />
      </span>
      <span class="v-card-needs">
        <span class="sr-only">{t('venice.card.needs', { n: KINDS[kind]?.cards ?? 0 })}</span>
        <Needed kind={kind} />
        <FieldShape kind={kind} />
      </span>
      <span class="v-card-rule">{t(`venice.rule.${name}`, { n: POINTS[kind] })}</span>
    </span>
  );
}

function Needed({ kind }: { kind: Kind }) {
  const cards = KINDS[kind]?.cards ?? 0;
  return (
    <span class="v-needed">
      {Array.from({ length: cards }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

interface ButtonProps extends FaceProps {
  /** Where it is, for those who cannot see it. */
  where: string;
  chosen?: boolean;
  /** Part of the present choice. */
  open?: boolean;
  piece: string;
  onTap: () => void;
}

export function CardButton({ kind, small = false, where, chosen = false, open = false, piece, onTap }: ButtonProps) {
  const state = `${chosen ? 'v-card-chosen' : ''} ${open ? 'v-card-open' : ''}`;
  return (
    <button type="button" class={`v-card-button ${state}`} aria-pressed={chosen} data-piece={piece} onClick={onTap}>
      <CardFace kind={kind} small={small} />
      <span class="sr-only">{where}</span>
    </button>
  );
}
