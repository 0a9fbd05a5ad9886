import './panel.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  title: ComponentChildren;
  /** A short remark at the end of the title line. */
  aside?: ComponentChildren;
  children: ComponentChildren;
  class?: string;
}

export function Panel({ title, aside, children, class: extra = '' }: Props) {
  const id = useId();
  return (
    <section class={`panel ${extra}`} aria-labelledby={id}>
      <header class="panel-head">
        <h2 class="panel-title" id={id}>
          {title}
        </h2>
        {aside !== undefined && <div class="panel-aside">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
