const NEAR = 11;
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

const PAINT = {
  blue: { face: '#2A62BE', side: '#1A4390', pip: '#FFFFFF' },
  white: { face: '#FFFDF8', side: '#D8CFBF', pip: '#2B2118' },
};

export type DieColour = keyof typeof PAINT;

/** A die in a box of 48, seen from above and a little from the front. */
export function DieFace({ colour, number }: { colour: DieColour; number: number }) {
  const { face, side, pip } = PAINT[colour];
  return (
    <>
      <g stroke="#3A2A1E" stroke-width="1.600">
        <rect x="3" y="5.500" width="42" height="41" rx="10" fill={side} />
        <rect x="3" y="2" width="42" height="41" rx="10" fill={face} />
      </g>
      <g fill={pip}>
        {PIPS[number]?.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={24 + NEAR * x} cy={22.5 + NEAR * y} r="4.100" />
        ))}
      </g>
    </>
  );
}

export function Die({ colour, number }: { colour: DieColour; number: number }) {
  return (
    <svg class="dc-die" viewBox="0 0 48 49" aria-hidden="true">
      <DieFace colour={colour} number={number} />
    </svg>
  );
}
