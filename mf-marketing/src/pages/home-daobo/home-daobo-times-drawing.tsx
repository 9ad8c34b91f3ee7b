import type { Drawing } from '@site/shared/ui/drawing';

const ticks = Array.from({ length: 13 }, (_, index) => 20 + index * 46);

function Times() {
  return (
    <>
      <path d={ticks.map((x) => `M${x} 62v8`).join('')} stroke="#A9C6C5" strokeWidth="2" />
      <path d="M20 24h552" stroke="#BCE3DE" strokeWidth="20" />
      <path d="M296 24h92" stroke="#D9502A" strokeWidth="20" />
      <path d="M158 108h276M526 108h46" stroke="#0B6E6E" strokeWidth="20" />
      <path d="M434 108h92" stroke="#06292D" strokeWidth="20" />
      <path d="M296 34 434 98M388 34l138 64" stroke="#A9C6C5" strokeDasharray="3 5" />
      <path d="M20 108h138" stroke="#C9DEDC" strokeWidth="20" strokeDasharray="6 4" />
    </>
  );
}

/** What happens in the hall now, and what viewers will see half a minute later; the slip between is cut out. */
export const delayTimes: Drawing = { width: 592, height: 132, Draw: Times };
