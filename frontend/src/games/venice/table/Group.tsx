import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  title: string;
  aside?: string;
  class?: string;
  /** Where pieces travel to. */
  piece?: string;
  children: ComponentChildren;
}

/** Some of my things under a small heading. */
export function Group({ title, aside, class: extra = '', piece, children }: Props) {
  const id = useId();
  return (
    <section class={`v-group ${extra}`} aria-labelledby={id} data-piece={piece}>
      <h3 class="v-group-head" id={id}>
        {title} {aside && <small>{aside}</small>}
      </h3>
      <div class="v-group-body">{children}</div>
    </section>
  );
}
