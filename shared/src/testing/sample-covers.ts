import type { Cover } from '../contract/cover';

const headline = { word: '30 分钟', note: '每五分钟喊一项' };

/** A cover of every kind. */
export const sampleCovers: Cover[] = [
  { kind: 'curve', ...headline, values: [1, 4, 9, 3], from: '20:00', to: '21:00', peak: '开抽' },
  { kind: 'checklist', ...headline, items: ['推流', '话筒', '课件'], done: 1 },
  { kind: 'chain', ...headline, nodes: ['采集', '推流', '观看'], mark: 1 },
  { kind: 'plan', ...headline, stage: '舞台', cameras: [[50, 90]], seats: 3 },
  { kind: 'timeline', ...headline, stops: ['立项', '彩排', '开播'].map((text) => ({ at: '18:30', text })), mark: 2 },
  {
    kind: 'bars',
    ...headline,
    rows: [
      { name: '改之前', value: 46 },
      { name: '改之后', value: 1880 },
    ],
    mark: 1,
  },
  { kind: 'phone', ...headline, lines: ['打个 1'], button: '投票' },
  { kind: 'network', ...headline, centre: '总部', places: ['上海', '成都', '西安'], mark: 0 },
  {
    kind: 'split',
    ...headline,
    parts: [
      { name: '拍摄', value: 60 },
      { name: '应急', value: 40 },
    ],
    mark: 1,
  },
  { kind: 'funnel', ...headline, steps: ['看见', '扫码', '回复'].map((name) => ({ name, value: 900 })), mark: 1 },
  { kind: 'calendar', ...headline, columns: ['一', '二', '三'], rows: 2, marks: [0, 4] },
  { kind: 'paper', ...headline, kept: ['手机号'], struck: ['身份证号'] },
];
