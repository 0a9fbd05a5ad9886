import './qrCode.css';
import { useEffect, useState } from 'preact/hooks';

const BORDER = 2;

/** The encoder is fetched only when a code is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<boolean[][]>([]);
  useEffect(() => {
    let current = true;
    void import('uqr').then(({ encode }) => {
      if (current) setModules(encode(text, { ecc: 'M', border: 0 }).data);
    });
    return () => {
      current = false;
    };
  }, [text]);
  const size = modules.length + 2 * BORDER;
  return (
    <svg class="qr" viewBox={`${-BORDER} ${-BORDER} ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={squares(modules)} />
    </svg>
  );
}

function squares(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
