import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Spinner } from './ui/Spinner';

/** A component that is fetched when it is first shown. A failed fetch reaches the error boundary. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      if (loaded) return;
      load().then((component) => {
        loaded = component;
        redraw(1);
      }, setError);
    }, []);
    if (error) throw error;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : <PageSpinner />;
  };
}

function PageSpinner() {
  return (
    <div class="page-spinner">
      <Spinner late />
    </div>
  );
}
