import { brand, coral } from '@site/drawings/stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';

const pen = { fill: 'none', stroke: brand, strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** In the colour of what matters in the scene. */
const accent = (d: string) => <path d={d} stroke={coral} />;

/** The sign of one line of the menu, whose main strokes are `d`. */
const sign = (d: string, mark: ReactNode): Drawing => ({
  width: 24,
  height: 24,
  Draw: () => (
    <g {...pen}>
      <path d={d} />
      {mark}
    </g>
  ),
});

/** Of the scenarios and services, by the id of their navigation item. */
export const menuSigns: Readonly<Record<string, Drawing>> = {
  edu: sign('m2 9 10-5 10 5-10 5zm4 2.5V16c0 1.5 3 3 6 3s6-1.5 6-3v-4.5', accent('M22 9v6')),
  chain: sign('M4.5 12v9h15v-9M3 9l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0', accent('M10 21v-5h4v5')),
  onlineShopLive: sign('M5 8h14l1 13H4z', accent('M9 11V7a3 3 0 0 1 6 0v4')),
  furn: sign(
    'M6 12V8a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v4M2 19v-5a2 2 0 0 1 4 0v2h12v-2a2 2 0 0 1 4 0v5z',
    accent('M12 16v-4'),
  ),
  cosmeticMedicine: sign('M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z', accent('M8.5 14a3.5 3.5 0 0 0 3.5 3.5')),
  financial: sign('M3 3v18h18M7 16l4-5 3 3 5-7', accent('M16 6.5h3.5V10')),
  gd: sign(
    'M8 14a6 6 0 0 1 0-8m8 0a6 6 0 0 1 0 8M5 17A10 10 0 0 1 5 3m14 0a10 10 0 0 1 0 14m-7-7-4 11m4-11 4 11m-6.5-5h5',
    accent('M12 9v2'),
  ),
  summit: sign('M3 4h18v11H3zm9 11v3m-4 3 4-3 4 3', accent('M8 11.5v-2m4 2v-4m4 4v-3')),
  recruit: sign('M3 7h18v13H3zm6 0V4h6v3M3 12h18', accent('M10 12v3h4v-3')),
  activity: sign('M4 12v9h16v-9M2 8h20v4H2z', accent('M12 8v13m0-13C10 2 5 4 7 8m5 0c2-6 7-4 5 0')),
  healthy: sign(
    'M12 21S3 15 3 9a4.8 4.8 0 0 1 9-2 4.8 4.8 0 0 1 9 2c0 6-9 12-9 12z',
    accent('M7 12h2.5l1.5-3 2 5 1.5-2H17'),
  ),
  liveService: sign('M3 4h12v9H3zm12 5 6-3v6l-6-2M9 13l-4 8m4-8 4 8', accent('M6 7h3')),
  daobo: sign('M3 4h18v9H3zm0 12h5v4H3zm13 0h5v4h-5z', accent('M9.5 16h5v4h-5z')),
  liveHardware: sign('M2 10h20v8H2zm4 8v3m12-3v3M7 10 4 3', accent('M6 14h3')),
  distribution: sign(
    'M8 12h9m-9.5-1.5L17 6m-9.5 7.5L17 18M3 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
    accent('M20 5h.01M20 12h.01M20 19h.01'),
  ),
  ai: sign('m10 4 2 6 6 2-6 2-2 6-2-6-6-2 6-2z', accent('M19 3v4m-2-2h4')),
};
