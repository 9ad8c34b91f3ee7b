import type { ScreenPart } from '../contract/screen-part';

/** A part of every kind, as screens of shows and figures have them. */
export const sampleScreenParts: ScreenPart[] = [
  { kind: 'field', id: 'name', label: '奖品名称', value: '试用机', note: '3 / 20' },
  { kind: 'text', id: 'words', text: '六项都写到了', tone: 'good' },
  { kind: 'choice', id: 'who', mode: 'radio', options: ['全体在线', '观看满 10 分钟'], chosen: [1] },
  { kind: 'toggle', id: 'staff', label: '企业成员不参与', on: true },
  { kind: 'button', id: 'save', label: '保存', look: 'main' },
  { kind: 'tabs', id: 'tabs', items: ['抽奖', '红包'], active: 0 },
  { kind: 'menu', id: 'menu', items: ['首页', '互动营销'], active: 1 },
  { kind: 'table', id: 'rows', head: ['昵称', '领奖表单'], rows: [['林深', '已填表']], marked: 0 },
  { kind: 'list', id: 'list', items: [{ title: '主会场', note: '正常', tone: 'good' }] },
  { kind: 'meter', id: 'level', label: '电平', value: 0.5, text: '-12 dB' },
  { kind: 'metric', id: 'people', label: '符合条件', value: '1,284', unit: '人' },
  { kind: 'curve', id: 'curve', label: '并发', values: [1, 5, 3], mark: 1, text: '10:24' },
  { kind: 'picture', id: 'camera', scene: 'speaker', label: '主监', tone: 'live' },
  { kind: 'notice', id: 'fault', text: '符合条件的人数不足', code: 'LOT-1103', tone: 'bad' },
  { kind: 'code', id: 'address', text: 'rtmp://push.example.com/live' },
  { kind: 'chat', id: 'chat', messages: [{ name: '阿岚', text: '几点抽奖' }] },
  { kind: 'flow', id: 'way', items: [{ title: '推流', note: '编码器' }, { title: '转码' }], marked: 1 },
  {
    kind: 'plan',
    id: 'room',
    marks: [
      { look: 'lamp', at: [20, 70], name: '主光', toward: [50, 30] },
      { look: 'person', at: [50, 30], name: '主讲' },
    ],
    lengths: [{ from: [50, 10], to: [50, 30], text: '2 米' }],
  },
  { kind: 'dialog', id: 'sure', title: '移出成员？', text: '移出以后不能再进入。', buttons: ['移出', '取消'] },
];
