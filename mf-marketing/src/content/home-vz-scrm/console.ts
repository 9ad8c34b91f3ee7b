import type { OperableDesk } from '@site/drawings/stages/desk-button';

type Lead = {
  id: string;
  name: string;
  from: string;
  facts: readonly (readonly [string, string])[];
  steps: readonly string[];
};

/** Those who left a trace in the show; the first one is assigned before anybody presses. Sample data. */
export const leads: readonly Lead[] = [
  {
    id: 'xiaohe',
    name: '小禾',
    from: '弹层扫码',
    facts: [
      ['看播', '41 分钟，看完双杯券'],
      ['问过', '半糖可以吗'],
      ['领取', '饮品券两张'],
    ],
    steps: ['今晚发到店核销码', '周六 14:30 提醒留座', '第 25 天发新品预告'],
  },
  {
    id: 'zhou',
    name: '周先生',
    from: '商品卡片',
    facts: [
      ['看播', '12 分钟，点开礼盒 3 次'],
      ['问过', '团购能开专票吗'],
      ['领取', '没有领券'],
    ],
    steps: ['明早 10:00 回电问数量', '当天发团购报价', '三天后问样品口味'],
  },
  {
    id: 'lin',
    name: '林老师',
    from: '会员群海报',
    facts: [
      ['看播', '6 分钟，开场就走'],
      ['问过', '没有提问'],
      ['领取', '会员日日历'],
    ],
    steps: ['明天发 3 分钟回看', '下一场前一天提醒', '仍未来看就停发'],
  },
];

/** Who leads can be given to: how many they were given today, of a hundred at most. */
export const colleagues = [
  { name: '小唐', store: '江湾店', load: 79 },
  { name: '阿岚', store: '湖滨店', load: 66 },
  { name: '陈青', store: '云谷店', load: 100 },
] as const;

/** What the console says of what was done; `{…}` is filled in. */
export const leadDesk: OperableDesk & Record<'show' | 'leads' | 'assign' | 'owner' | 'steps' | 'finish', string> = {
  name: 'leads',
  label: '可以动手的客户分配台。焦点在台上时，上下键换客户，1 到 3 分给同事，空格完成下一步',
  show: '会员日直播',
  leads: '留下痕迹的观众',
  assign: '分给谁跟进',
  owner: '待分配',
  steps: '分好之后的三步',
  finish: '这一步办完了',
  hint: '选一位观众，分给同事',
  keys: [
    { key: '↑ ↓', does: '换客户' },
    { key: '1–3', does: '分给同事' },
    { key: '空格', does: '办完一步' },
  ],
  words: {
    chosen: '{lead}，{owner}',
    assigned: '{lead}分给{who}，下一步：{step}',
    moved: '{lead}从{before}转给{who}，办过的步骤一起带走',
    same: '{lead}已经在{who}手里',
    full: '{who}今天满 {most} 位，换一位同事',
    unowned: '先给{lead}分一位同事，再办下一步',
    done: '「{did}」办完了，下一步：{step}',
    finished: '{lead}的三步都办完了，换下一位',
    load: '{load} / {most}',
  },
};
/** In leads a day. */
export const mostLeads = 100;
