import './toasts.css';
import { toasts, type Toast } from './toasts';

/** Where the messages of `toast()` appear. Once per page. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((each) => (
        <ToastBox key={each.id} toast={each} />
      ))}
    </div>
  );
}

export function ToastBox({ toast }: { toast: Omit<Toast, 'id'> }) {
  return (
    <div class={`toast toast-${toast.kind}`}>
      <p>
        {toast.lead && <b>{toast.lead} </b>}
        {toast.text}
      </p>
      {toast.action && (
        <button type="button" class="toast-action" onClick={toast.action.run}>
          {toast.action.text}
        </button>
      )}
    </div>
  );
}
