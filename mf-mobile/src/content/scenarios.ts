export type ScenarioKey = 'chain' | 'launch' | 'private' | 'training';

export type Scenario = {
  key: ScenarioKey;
  name: string;
  title: string;
  /** What is done before, during and after the live stream. */
  before: string;
  during: string;
  after: string;
  link: string;
  more: string;
};

export const scenarios: readonly Scenario[] = [
  {
    key: 'chain',
    name: '多门店直播',
    title: '总部与三百家门店同播',
    before: '生成门店码与导购码，素材统一下发',
    during: '总部讲解，门店同播，库存按店显示',
    after: '订单归店，到店核销，老客进企微群',
    link: '/m/vzChain',
    more: '看连锁直播怎么用',
  },
  {
    key: 'launch',
    name: '商务活动',
    title: '散场时分好线索名单',
    before: '一张报名表配多个渠道码，自动提醒',
    during: '多机位切换，资料卡跟着讲解弹出',
    after: '按观看时长和互动打分，逐条派给销售',
    link: '/m/entmarket',
    more: '看企业营销直播怎么用',
  },
  {
    key: 'private',
    name: '私域直播',
    title: '观众加企微后的回访',
    before: '社群预热七天，每天只安排一件小事',
    during: '讲到方案时弹出顾问名片，扫码即加',
    after: '看播时长变成标签，三天内排好回访',
    link: '/m/vzScrm',
    more: '看企微 SCRM 怎么用',
  },
  {
    key: 'training',
    name: '培训直播',
    title: '上课与学习记录',
    before: '名单按部门导入，课件提前下发到手机',
    during: '三分屏授课，签到和答题穿插在中间',
    after: '学时报表一人一行，回放按章节找',
    link: '/m/edu',
    more: '看教育培训方案',
  },
];
