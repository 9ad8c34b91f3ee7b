import type { CaseShow, ShowMap } from '@site/shared/contract/case-show';
import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** The kinds of places that a show is counted by, as its map says. */
const placeKinds: Record<ShowMap['kind'], string> = {
  shops: '各店',
  rooms: '各处',
  sites: '沿线各站',
  cities: '各地',
};

/** The sections of one case, in their order on the page. */
export const showCopy = {
  alt: (customer: string) => `${customer}的直播现场，按当时的布置画出`,
  timeline: {
    title: (minutes: string) => `${minutes}的分段回看`,
    cameras: '各路机位',
    segments: '分段',
    marks: '三个时刻',
    failed: '没做好',
    watching: '同时在看',
  },
  map: {
    title: ({ kind, counted }: ShowMap) => `${counted}在${placeKinds[kind]}的分布`,
  },
  failures: {
    title: '做得不顺的地方',
    changed: '后来',
  },
  kit: '这一场用到的设备',
} as const;

/** How long a show was, in words: 1 小时 10 分钟. */
export function lengthOf({ start, end }: Pick<CaseShow, 'start' | 'end'>): string {
  const [hours, minutes] = [start, end].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) as [
    number,
    number,
  ];
  const length = minutes - hours;
  const whole = Math.floor(length / 60);
  return [whole > 0 && `${whole} 小时`, length % 60 > 0 && `${length % 60} 分钟`].filter(Boolean).join(' ');
}

export const setupCopy = {
  title: ['照着', '这样播'],
  intro: '把数量改成你那一场的，表单里的需求跟着变。',
  card: { title: '按这套配置谈', submit: '预约沟通' },
  less: (name: string) => `${name}减一`,
  more: (name: string) => `${name}加一`,
  before: (customer: string) => `照${customer}的做法播一场：`,
};

export const setupDesk: OperableDesk = {
  name: 'setup',
  label: '照着这一场配置自己的场次，数量写进表单里的需求',
  hint: '按加减改数量',
  keys: [],
  words: {
    changed: '{name}改成 {count} {unit}，需求已更新',
    own: '{name}改成 {count} {unit}，你写过的需求没有动',
  },
};
