import './field.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string;
  error?: string;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
}

export function Field({ label, value, onInput, hint, error, placeholder, maxLength, autoComplete = 'off' }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {note && (
        <p id={`${id}-note`} class={error ? 'field-error' : 'field-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={checked} aria-checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="switch-track" />
      <span class="switch-text">
        {label}
        {hint && <span class="field-hint">{hint}</span>}
      </span>
    </label>
  );
}

interface SelectProps<T extends string> {
  label: string;
  hideLabel?: boolean;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
  icon?: ComponentChildren;
}

export function Select<T extends string>({ label, hideLabel = false, value, options, onChange, icon }: SelectProps<T>) {
  const id = useId();
  const choose = (text: string): void => {
    const option = options.find((each) => each.value === text);
    if (option) onChange(option.value);
  };
  return (
    <div class="select-field">
      <label class={hideLabel ? 'sr-only' : 'field-label'} for={id}>
        {label}
      </label>
      <span class="select">
        {icon}
        <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
