import './segmented.css';
import { useId } from 'preact/hooks';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side; exactly one holds. The browser's radio group brings the keyboard. */
export function Segmented<T extends string>({ label, value, options, onChange }: Props<T>) {
  const group = useId();
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} class="segment">
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
