/** The little houses of a closed edge, 16 x 18. */
import { OL1, type Drawings } from './outline';

export const HOUSES = {
  house0: {
    box: '0 0 16 18',
    body: (
      <>
        <path {...OL1} d="M3 17.3V8.5h10.5v8.8z" fill="#D9A66B" />
        <path {...OL1} d="M1.5 9L8 2l6.5 7z" fill="#8B3626" />
        <path d="M5.5 13.5V11h2.2v2.5zM9.3 13.5V11h2.2v2.5z" fill="#FFE3A0" />
      </>
    ),
  },
  house1: {
    box: '0 0 16 18',
    body: (
      <>
        <path {...OL1} d="M3 17.3V8.5h10.5v8.8z" fill="#C98F5A" />
        <path {...OL1} d="M1 9.5L4 3.5h8L15 9.5z" fill="#6F2C20" />
        <path d="M5.5 13.5V11h2.2v2.5zM9.3 13.5V11h2.2v2.5z" fill="#FFE3A0" />
      </>
    ),
  },
  house2: {
    box: '0 0 16 18',
    body: (
      <>
        <path {...OL1} d="M3 17.3V8.5h10.5v8.8z" fill="#E0B27A" />
        <path {...OL1} d="M2 9L8.5.8 14.5 9z" fill="#7A3A1E" />
        <path d="M5.5 13.5V11h2.2v2.5zM9.3 13.5V11h2.2v2.5z" fill="#FFE3A0" />
      </>
    ),
  },
} satisfies Drawings;
