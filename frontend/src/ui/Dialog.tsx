import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { IconButton } from './IconButton';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
  /** The buttons; the last one is the main one. */
  foot?: ComponentChildren;
  /** For what is read rather than answered. */
  wide?: boolean;
}

/** The browser's modal dialog brings focus trap, Escape and the inert page behind it. */
export function Dialog({ title, open, onClose, children, foot, wide = false }: Props) {
  const host = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = host.current;
    if (!dialog || dialog.open === open) return undefined;
    if (!open) return dialog.close();
    dialog.showModal();
    // Not the first button: a reader begins with the title, and no tooltip pops up.
    heading.current?.focus();
    return undefined;
  }, [open]);
  const closeOnScrim = (event: MouseEvent): void => {
    if (event.target === host.current) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog ref={host} class={`dialog ${wide ? 'dialog-wide' : ''}`} aria-labelledby={id} onClose={onClose} onClick={closeOnScrim}>
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 ref={heading} id={id} class="title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="x" label={t('ui.close')} tip="end" onClick={onClose} />
        </header>
        <div class="dialog-body">{children}</div>
        {foot && <footer class="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
