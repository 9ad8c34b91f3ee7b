import type { Cover } from '../contract/cover';

/** A cover for tests that need an article and not its picture. */
export const sampleCover: Cover = {
  kind: 'chain',
  word: '三步',
  note: '采集到观看',
  nodes: ['采集', '推流', '观看'],
  mark: 1,
};
