import type { ReactElement } from 'react';

/** Drawn on a grid of 16. */
const paths = {
  undo: 'M3.5 6.5h6a3.5 3.5 0 0 1 0 7H6M3.5 6.5l3-3M3.5 6.5l3 3',
  up: 'M8 13V3.5M4 7.2l4-4 4 4',
  raise: 'M2.5 13h2.4V9.5H2.5zM6.8 13h2.4V6.5H6.8zM11.1 13h2.4V3h-2.4z',
  stop: 'M5.2 4h5.6A1.2 1.2 0 0 1 12 5.2v5.6a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 10.8V5.2A1.2 1.2 0 0 1 5.2 4z',
  canary:
    'M1.8 13.4 4.6 10.6C4 6.8 6 4 8.9 4c1.7 0 2.9 1 3.2 2.4l2.4 1-2.4 1c-.3 2.7-2.3 4.4-4.9 4.4-1 0-1.9-.3-2.7-.8M7 8.2c1.2.2 2.2-.1 2.9-.9',
  check: 'm3.5 8.4 3 3 6-6.6',
  clock: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M8 5v3.2l2 1.3',
  alert: 'M8 2.6 14 13H2zM8 6.6v3M8 11.4v.1',
  shield: 'M8 2 13 3.8v4c0 3-2 5-5 6.2-3-1.2-5-3.2-5-6.2v-4z',
  arrow: 'M3 8h10M9.5 4.5 13 8l-3.5 3.5',
  link: 'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.3 6.7a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  key: 'M5.2 8.1a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4m2 .7 6-6M10.8 5.2l2 2',
  people: 'M8 2.8a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2M2.8 13.6c.5-2.9 2.5-4.4 5.2-4.4s4.7 1.5 5.2 4.4',
  sun: 'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M12.4 3.6l-1 1M4.6 11.4l-1 1',
  moon: 'M13 9.6A5.4 5.4 0 0 1 6.4 3a5.4 5.4 0 1 0 6.6 6.6z',
  screen: 'M2.5 3h11v8h-11zM6 13.5h4M8 11v2.5',
  page: 'M4 2h5l3 3v9H4zM9 2v3h3M6 8.2h4M6 10.8h4',
  cross: 'm4 4 8 8M12 4l-8 8',
} as const;

export type IconName = keyof typeof paths;

/** A sign beside words that say the same. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
