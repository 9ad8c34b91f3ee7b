import type { ReactNode } from 'react';
import type { Drawing } from './scenes/drawing';
import { coral, foam, brand as line } from './stage-colours';

export type ProductKey = 'entmarket' | 'imageLive' | '3dpage' | 'vzChain' | 'vzScrm' | 'yuanyuzhou';

const ground = '#F2FAF9';
const dot = (cx: number, cy: number, r = 2.4) => <circle cx={cx} cy={cy} r={r} fill={coral} stroke="none" />;

/** One coral accent each: the lead, the sun in the photo, the presenter, the selling store, the tick, the visitor. */
const drawings: Record<ProductKey, ReactNode> = {
  entmarket: (
    <>
      <rect x="1" y="5" width="36" height="26" rx="3" fill={ground} />
      <path d="M16 13.5v9l7-4.5z" fill={line} />
      <path d="M14 37h10M19 31v6" />
      <path d="M41 12h14l-5 8v9l-4 3V20z" fill="#fff" />
      {dot(48, 4)}
    </>
  ),
  imageLive: (
    <>
      <rect x="14" y="1" width="40" height="26" rx="3" fill={ground} />
      <rect x="8" y="7" width="40" height="26" rx="3" fill="#fff" />
      <rect x="1" y="13" width="40" height="26" rx="3" fill={ground} />
      <path d="m2 35 11-11 9 8 6-5 12 9" />
      {dot(31, 20, 2.8)}
    </>
  ),
  '3dpage': (
    <>
      <path d="M1 33V9l18-5v26z" fill={foam} />
      <path d="M55 33V9L37 4v26z" fill={ground} />
      <path d="M19 4h18v26H19z" fill="#fff" />
      <path d="m1 33 18-3h18l18 3M22 30c0-6 2-9 6-9s6 3 6 9M44 12v13M49 13.5v13" />
      {dot(28, 15, 3.2)}
    </>
  ),
  vzChain: (
    <>
      <rect x="18" y="1" width="20" height="13" rx="2.5" fill={ground} />
      <path d="M26 4.8v5.4l4.5-2.7z" fill={line} stroke="none" />
      <path d="M28 14v12M8 26v-3a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v3" />
      <path d="m1.5 30 2-4h9l2 4v9h-13zM21.5 30l2-4h9l2 4v9h-13zM41.5 30l2-4h9l2 4v9h-13z" fill="#fff" />
      <path d="M1.5 30h13m7 0h13m7 0h13" />
      {dot(48, 34.5, 2.2)}
    </>
  ),
  vzScrm: (
    <>
      <path d="M3 4h30a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H15l-7 6v-6H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" fill={ground} />
      <path d="M8 11h20M8 16h12M40 17h11a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3v-4" />
      <path d="m32 28 3.5 3.5 7.5-7" stroke={coral} strokeWidth="2" />
    </>
  ),
  yuanyuzhou: (
    <>
      <path d="m28 2 26 12-26 12L2 14z" fill={ground} />
      <path d="M2 14v10l26 13 26-13V14M28 26v11" />
      <path d="m18 14 5-2.5v-6l5 2.3V14l-5 2.5z" fill="#fff" />
      <path d="m34 16 4-2V9l4 1.8v5l-4 2z" fill={foam} />
      {dot(28, 20, 2.2)}
    </>
  ),
};

const pen = {
  fill: 'none',
  stroke: line,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The sign of one of the six products. */
function sign(product: ProductKey): Drawing {
  return { width: 56, height: 40, Draw: () => <g {...pen}>{drawings[product]}</g> };
}

/** By product, for `drawingFiles`. */
export const productSigns: Record<ProductKey, Drawing> = {
  entmarket: sign('entmarket'),
  imageLive: sign('imageLive'),
  '3dpage': sign('3dpage'),
  vzChain: sign('vzChain'),
  vzScrm: sign('vzScrm'),
  yuanyuzhou: sign('yuanyuzhou'),
};
