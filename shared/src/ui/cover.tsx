'use static';

import type { ComponentType } from 'react';
import type { Cover as CoverData, CoverKind } from '../contract/cover';
import styles from './cover.module.css';
import { BarsCover } from './cover-kinds/bars-cover';
import { CalendarCover } from './cover-kinds/calendar-cover';
import { ChainCover } from './cover-kinds/chain-cover';
import { ChecklistCover } from './cover-kinds/checklist-cover';
import { BrandSign, type CoverProps, Headline } from './cover-kinds/cover-canvas';
import { CurveCover } from './cover-kinds/curve-cover';
import { FunnelCover } from './cover-kinds/funnel-cover';
import { NetworkCover } from './cover-kinds/network-cover';
import { PaperCover } from './cover-kinds/paper-cover';
import { PhoneCover } from './cover-kinds/phone-cover';
import { PlanCover } from './cover-kinds/plan-cover';
import { SplitCover } from './cover-kinds/split-cover';
import { TimelineCover } from './cover-kinds/timeline-cover';
import { toneOf } from './poster-scenes/poster-tones';

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

type CoverPictureProps = {
  cover: CoverData;
  /** The article's id: it picks the tone, so that neighbours in a list differ. */
  seed: number;
  /** Lists are small: they show the drawing and the large word alone. */
  size?: 'list' | 'large';
  /** Without round corners, where a card cuts them. */
  square?: boolean;
};

/** The drawn 16:9 picture of an article, made of its own figures and words. Decoration: the title beside it says more. */
export function Cover({ cover, seed, size = 'list', square = false }: CoverPictureProps) {
  // The map above pairs each kind with its drawing, which TypeScript cannot follow through a lookup.
  const Drawing = drawings[cover.kind] as ComponentType<CoverProps<CoverKind>>;
  const tone = toneOf(seed);
  const detail = size === 'large';
  const over = wide.includes(cover.kind) || (detail && cover.kind === 'split');
  const place = over ? 'over' : 'side';

  return (
    <span className={square ? `${styles.cover} ${styles.square}` : styles.cover}>
      <svg className={styles.drawing} viewBox="0 0 480 270" width="480" height="270" aria-hidden="true">
        <path d="M0 0h480v270H0z" fill={tone.ground} />
        <circle cx="360" cy="130" r="168" fill={tone.floor} opacity=".5" />
        <Drawing cover={cover} tone={tone} detail={detail} />
        <Headline cover={cover} tone={tone} detail={detail} place={place} />
        {detail && place === 'side' && <BrandSign tone={tone} />}
      </svg>
    </span>
  );
}
