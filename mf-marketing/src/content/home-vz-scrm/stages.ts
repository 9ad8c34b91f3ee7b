/** What the page's own stages show. Sample data. */
export const codeBoard = {
  label: '渠道活码画面：左侧一张活码按门店分给三位在岗员工，右侧列出四个渠道今天新增的客户数',
  code: '会员日直播间活码',
  codeNote: '今日新增 214 人',
  people: [
    { name: '小唐', store: '江湾店', count: '78 / 100', on: true },
    { name: '阿岚', store: '湖滨店', count: '66 / 100', on: true },
    { name: '陈青', store: '云谷店', count: '已满，转下一位', on: false },
  ],
  channels: [
    { name: '直播间弹层', value: 98, share: 100 },
    { name: '商品卡片', value: 56, share: 57 },
    { name: '会员群海报', value: 41, share: 42 },
    { name: '门店立牌', value: 19, share: 19 },
  ],
  channelsName: '渠道新增',
} as const;

export const tagFlow = {
  label: '自动标签画面：观看、提问、领券、下单四个动作依次写成标签，其中到期的标签变灰',
  person: { name: '小禾', from: '会员日直播间 · 江湾店' },
  moves: [
    { when: '20:14', did: '扫直播间活码', tag: '来源 会员日' },
    { when: '20:32', did: '看双杯券讲解 11 分钟', tag: '兴趣 新品' },
    { when: '20:48', did: '提问“半糖可以吗”', tag: '口味 半糖' },
    { when: '20:51', did: '下单 29.9 元', tag: '层级 银卡' },
    { when: '30 天后', did: '没有再来', tag: '周期 待唤回', old: true },
  ],
} as const;

export const sopWeek = {
  label: '客户群 SOP 画面：会员日前三天到后三天，每天一条消息与负责人，已发的打勾，开播当天标红',
  title: '会员日群 · 七天',
  days: [
    { day: '-3', what: '新品投票', who: '店长', done: true },
    { day: '-2', what: '晒上期到店', who: '小唐', done: true },
    { day: '-1', what: '券包预告', who: '店长', done: true },
    { day: '今', what: '提醒两次', who: '小唐', now: true },
    { day: '+1', what: '未领券单独问', who: '小唐' },
    { day: '+2', what: '到店晒单', who: '阿岚' },
    { day: '+3', what: '到期提醒', who: '店长' },
  ],
  note: '群里 46 人，今日已触达 1 次，上限 2 次',
} as const;
