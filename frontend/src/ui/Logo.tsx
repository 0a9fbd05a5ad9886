/** Three houses: the mark of Borgo. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <g stroke="var(--ol)" stroke-width="1.5" stroke-linejoin="round">
        <path d="M3 29V17h8v12z" fill="#FCE9D4" />
        <path d="M1.5 18 7 11.5l5.5 6.5z" fill="#2F8891" />
        <path d="M20 29V15h9v14z" fill="#FCE9D4" />
        <path d="m18.5 16 6-7 6 7z" fill="#D89B1E" />
        <path d="M10.5 29V11H21v18z" fill="#FFF6E2" />
        <path d="M8.5 12 15.7 3 23 12z" fill="#B5442F" />
        <path d="M13.5 29v-5.5a2.3 2.3 0 0 1 4.6 0V29z" fill="#6A4426" />
      </g>
      <path d="M14.3 18.5v-2a1.5 1.5 0 0 1 3 0v2z" fill="#FFD678" stroke="var(--ol)" />
    </svg>
  );
}
