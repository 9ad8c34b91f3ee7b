import type { Drawing } from '@site/shared/ui/drawing';

/** A paper that one has to take: what a card in a live room offers. */
export const offerPaperDrawing: Drawing = {
  width: 44,
  height: 44,
  Draw: () => (
    <g fill="none">
      <rect width="44" height="44" rx="6" fill="#E3F2F0" />
      <path d="M13 9h13l6 6v21H13z" fill="#fff" stroke="#0B6E6E" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M26 9v6h6M18 21h9m-9 5h9m-9 5h5" stroke="#0B6E6E" strokeWidth="1.5" />
      <path d="M29 27h9v9h-9z" fill="#C73E16" />
      <path d="m31.5 31 2 2 3-3.5" stroke="#fff" strokeWidth="1.5" />
    </g>
  ),
};
