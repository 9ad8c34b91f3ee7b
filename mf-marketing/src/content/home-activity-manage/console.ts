import type { ThumbDesk } from '@site/drawings/stages/desk-button';

/** Those who stand in the lane; the badge of the first one is printed before anybody presses. Sample data. */
export const guests = [
  { name: '何勇', unit: '某示范工厂 · 质量部', kind: '会员', seat: 'B 区 6 排 12 座', room: '质检分论坛' },
  { name: '苏晴', unit: '某行业协会 · 秘书处', kind: '嘉宾', seat: 'A 区 1 排 6 座', room: '供应链圆桌' },
  { name: '林涛', unit: '某装备公司 · 设备部', kind: '公众', seat: 'C 区 9 排 8 座', room: '绿色工厂' },
] as const;

/** How many were checked in before the first of them had his turn. */
export const checkedInBefore = 311;

/** The counter at the door, operated with one thumb; what it says of what was done, `{…}` is filled in. */
export const doorDesk: ThumbDesk &
  Record<'event' | 'lane' | 'done' | 'entered' | 'seat' | 'room', string> & {
    lanes: readonly { name: string; value: string; share: number }[];
  } = {
  name: 'door',
  label: '可以动手的签到台。按顺序扫票、打印胸卡、放行，焦点在台上时 1 到 3 也行',
  event: '第六届装备制造供应链大会',
  lane: '2 号通道',
  done: '签到成功',
  entered: '已入场',
  seat: '座位',
  room: '下午',
  lanes: [
    { name: '1 号通道', value: '4 人等候', share: 40 },
    { name: '2 号通道', value: '2 人等候', share: 20 },
    { name: '贵宾通道', value: '空闲', share: 4 },
  ],
  hint: '何勇的胸卡印好了，按一下放他入场',
  acts: [
    { does: 'scan', name: '扫下一张票' },
    { does: 'print', name: '打印胸卡' },
    { does: 'enter', name: '放行入场' },
  ],
  words: {
    scan: '{name}签到成功，第 {number} 位，{kind}票，等着打印胸卡',
    print: '{name}的胸卡印好了：{seat}，下午去{room}',
    enter: '{name}入场了，2 号通道还有 {waiting} 人等候',
    last: '{name}也入场了，2 号通道空了，再扫就从何勇重来',
    early: '别急，先{before}，再{act}',
    past: '「{act}」这一步做过了，接着{before}',
    anew: '这一位还没走完，先{before}，再{act}',
    number: '第 {number} 位',
    waiting: '{waiting} 人等候',
    idle: '空闲',
  },
};
