import type { PaperWork, Screening } from '../stage-data';

/** The pass of the hero: ten visits, three of them used, and what is behind it. Sample data. */
export const cosmetologyPass = {
  label: '次卡画面：一张十次头皮护理卡已核销三次，下方是第四次的预约时间与技师，右上角是卡的来源直播间',
  source: '来自 周三养护课 · 阿青的码',
  name: '头皮护理次卡',
  shop: '东湖店起 · 12 家门店通用',
  visits: 10,
  stamps: ['03-05', '03-19', '04-02'],
  next: { name: '第 4 次', when: '04-16 周四 19:30', who: '技师 阿青', where: '城西店' },
  rows: [
    ['余次', '7 次'],
    ['有效期', '至 2027-02'],
    ['退卡折算', '单次 128 元'],
  ],
} as const;

export const cosmetologyLesson: Screening = {
  label:
    '技师讲解画面：技师站在镜前为顾客打理头发，旁边架着手机，字幕写着按压手法，右下角是讲到时弹出的体验卡与预约人数',
  status: '直播中 · 操作位',
  caption: { name: '技师 阿青', text: '由发际线往后，力道匀一点' },
  messages: [
    { name: '小满', text: '在家多久按一次' },
    { name: '店长', text: '一周两次，讲义已发' },
  ],
  card: {
    name: '讲到这里弹出',
    rows: [
      ['头皮检测', '19.9 元'],
      ['已领', '214 张'],
      ['已约', '168 位'],
      ['到店', '直播后统计'],
    ],
  },
};

export const cosmetologyLedger: PaperWork = {
  label: '次卡结算画面：左侧按门店列出售卡与核销次数，右侧是一次跨店核销的分成明细',
  main: {
    name: '4 月次卡对账',
    rows: [
      { name: '东湖店', note: '售卡 46 张 · 核销 131 次', tag: '直营', value: '¥18,420' },
      { name: '城西店', note: '售卡 31 张 · 核销 158 次', tag: '直营', value: '¥16,980' },
      { name: '南岸店', note: '售卡 22 张 · 核销 64 次', tag: '加盟', tone: 'warm', value: '¥8,210' },
      { name: '云谷店', note: '售卡 18 张 · 核销 71 次', tag: '加盟', tone: 'warm', value: '¥8,760' },
    ],
    foot: '加盟店只看自己的明细',
  },
  front: {
    name: '一次跨店核销',
    rows: [
      { name: '售卡 · 东湖店', value: '¥29' },
      { name: '服务 · 城西店', value: '¥69' },
      { name: '技师 阿青', tag: '记 1 次', tone: 'warm' },
    ],
    foot: '比例由总部设定',
  },
};

export const cosmetologyInvite: PaperWork = {
  label: '老客带新画面：左侧是被介绍的好友与到店状态，右侧是奖励规则与本月上限',
  main: {
    name: '何女士带来的朋友',
    rows: [
      { name: '小满', note: '04-02 领卡 · 04-05 到店', tag: '已到账', value: '加项 1 次' },
      { name: '程程', note: '04-08 领卡 · 已约周六', tag: '待到店', tone: 'warm', value: '—' },
      { name: '阿敏', note: '03-28 领卡 · 已过期', tag: '未生效', tone: 'dim', value: '—' },
    ],
  },
  front: {
    name: '规则',
    rows: [
      { name: '计到几级', value: '2 级' },
      { name: '何时生效', value: '到店核销' },
      { name: '每月上限', value: '4 次加项' },
    ],
    foot: '可随时关闭推荐',
  },
};
