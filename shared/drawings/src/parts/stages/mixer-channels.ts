/** Levels in percent of the height, counted from below; the fader from above. */
export type Channel = { name: string; x: number; level: number; peak: number; fader: number };

export const channels: readonly Channel[] = [
  { name: '主讲', x: 36, level: 77, peak: 81, fader: 34 },
  { name: '嘉宾', x: 79, level: 60, peak: 67, fader: 42 },
  { name: '现场', x: 122, level: 28, peak: 38, fader: 58 },
  { name: '音乐', x: 165, level: 0, peak: 2, fader: 80 },
];
