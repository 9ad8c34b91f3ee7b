import type { ComponentType } from 'react';
import type { Cover as CoverData, CoverKind } from '@site/shared/contract/cover';
import { BarsCover } from '../parts/covers/bars-cover';
import { CalendarCover } from '../parts/covers/calendar-cover';
import { ChainCover } from '../parts/covers/chain-cover';
import { ChecklistCover } from '../parts/covers/checklist-cover';
import { BrandSign, type CoverProps, Headline } from '../parts/covers/cover-canvas';
import { CurveCover } from '../parts/covers/curve-cover';
import { FunnelCover } from '../parts/covers/funnel-cover';
import { NetworkCover } from '../parts/covers/network-cover';
import { PaperCover } from '../parts/covers/paper-cover';
import { PhoneCover } from '../parts/covers/phone-cover';
import { PlanCover } from '../parts/covers/plan-cover';
import { SplitCover } from '../parts/covers/split-cover';
import { TimelineCover } from '../parts/covers/timeline-cover';
import { toneOf } from '../posters/poster-tones';
import type { DrawingRoot } from '@site/shared/ui/drawing-root';

const drawings: { [Kind in CoverKind]: ComponentType<CoverProps<Kind>> } = {
  bars: BarsCover,
  calendar: CalendarCover,
  chain: ChainCover,
  checklist: ChecklistCover,
  curve: CurveCover,
  funnel: FunnelCover,
  network: NetworkCover,
  paper: PaperCover,
  phone: PhoneCover,
  plan: PlanCover,
  split: SplitCover,
  timeline: TimelineCover,
};

/** Drawings that have their headline above them. */
const wide: readonly CoverKind[] = ['chain', 'curve', 'timeline'];

export const coverSize = { width: 480, height: 270 };

export type CoverDrawingProps = {
  cover: CoverData;
  /** The article's id: it picks the tone, so that neighbours in a list differ. */
  seed: number;
  /** Lists are small: they show the drawing and the large word alone. */
  size?: 'list' | 'large';
  root: DrawingRoot;
};

/** The drawing of a cover, alike in a page and in a file of its own. */
export function CoverDrawing({ cover, seed, size = 'list', root }: CoverDrawingProps) {
  // The map above pairs each kind with its drawing, which TypeScript cannot follow through a lookup.
  const Drawing = drawings[cover.kind] as ComponentType<CoverProps<CoverKind>>;
  const tone = toneOf(seed);
  const detail = size === 'large';
  const over = wide.includes(cover.kind) || (detail && cover.kind === 'split');
  const place = over ? 'over' : 'side';

  return (
    <svg viewBox="0 0 480 270" {...coverSize} {...root}>
      <path d="M0 0h480v270H0z" fill={tone.ground} />
      <circle cx="360" cy="130" r="168" fill={tone.floor} opacity=".5" />
      <Drawing cover={cover} tone={tone} detail={detail} />
      <Headline cover={cover} tone={tone} detail={detail} place={place} />
      {detail && place === 'side' && <BrandSign tone={tone} />}
    </svg>
  );
}
