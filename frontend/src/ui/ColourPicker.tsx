import './colourPicker.css';
import { useId } from 'preact/hooks';
import { t } from '../i18n';
import { Avatar } from './Avatar';
import { COLOURS, type Colour } from './players';

interface Props {
  label: string;
  hint?: string;
  value: Colour;
  onChange: (colour: Colour) => void;
}

export function ColourPicker({ label, hint, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset class="colour-picker">
      <legend class="field-label">{label}</legend>
      <div class="colour-choices">
        {COLOURS.map((colour) => (
          <label key={colour} class="colour-choice">
            <input type="radio" name={group} value={colour} checked={colour === value} onChange={() => onChange(colour)} />
            <Avatar colour={colour} />
            <span class="sr-only">{t(`ui.colour.${colour}`)}</span>
          </label>
        ))}
      </div>
      {hint && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}
