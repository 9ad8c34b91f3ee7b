import { callbackWithin } from '../lead-band';
import type { Comparison, Feature, LeadLines, Lines, Pain, RelatedLink, Rule } from '../product-page';

export const syzbCompare: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['公域播与私域播的区别'],
  intro: '公域有公域的好：来得快。只是人走了也快。两样可以一起做，先想清楚各自的账。',
  heads: ['只在公域播', '接到私域播'],
  list: [
    { work: '人从哪来', before: '按次投放，停了就没', after: '上一场的观众、门店的熟客、老客带来的朋友' },
    { work: '怎么通知', before: '靠推荐，到场看运气', after: '短信、公众号与社群，到场率自己能算' },
    { work: '谁在看', before: '一个数字', after: '一份名单，知道看了多久、问了什么' },
    { work: '成交之后', before: '订单归平台，联系不上', after: '加进企微，三天内有人回访' },
    { work: '下一场', before: '从头再投一次', after: '把上一场的人再请一遍，只补新客' },
  ],
};

export const syzbFeaturesTitle: Lines = ['名片、名单与月度看板'];

/** In the order of their stages. */
export const syzbFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['直播间弹出顾问名片'],
    intro: '讲到该找人问的地方，弹出顾问的企微名片。加上之后，看过什么、问过什么一起带过去。',
    points: [
      { name: '按门店分配', text: '从哪家店的码进来，就递哪家店的名片' },
      { name: '满员轮换', text: '一位顾问接满了，自动换下一位' },
      { name: '不加也能看', text: '名片可以关掉，不遮画面、不挡下单' },
    ],
    more: { text: '看企微 SCRM', link: '/home/vzScrm' },
  },
  {
    title: ['散场后的跟进名单'],
    intro: '看了多久、点了哪件、问了哪句，变成标签与待办。三天内该联系谁，不靠翻聊天记录。',
    points: [
      { name: '时长打标签', text: '看到结尾、看了一半、点开就走，分开对待' },
      { name: '任务到人', text: '每位顾问每天不超过二十条，做完打勾' },
      { name: '别太频繁', text: '同一个人七天内只会出现在一个任务里' },
    ],
  },
  {
    title: ['每月看四个数'],
    intro: '四个数放在一起看：进来多少、到场多少、买了多少、又买了多少。哪一段漏，下个月就补哪一段。',
    points: [
      { name: '按来源看', text: '门店码、包裹卡、老客带来的，质量分开算' },
      { name: '按批次看', text: '同一个月进来的人，三个月后还剩多少' },
      { name: '成本在内', text: '奖励、样品与工时填进去，看每单花了多少' },
    ],
  },
];

export const syzbPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['私域直播常见的四个难处'],
  intro: '群建了一堆，直播也播了几场。问题往往不在播，在播之前和播之后。',
  list: [
    {
      who: '拉新',
      ask: '扫码的人一天比一天少',
      why: '码贴在收银台，没人说扫了有什么用。',
      answer: '码与场景配对：包裹里放保养课，收银台放会员价。',
    },
    {
      who: '社群',
      ask: '群里只剩我们自己在说',
      why: '一天发八条促销，谁都会折叠。',
      answer: '开播前七天才热闹，平时每周一条有用的。',
    },
    {
      who: '直播',
      ask: '播完没有人跟进',
      why: '没有加企微的理由，也没有人跟进。',
      answer: '名片在该问的时候弹，名单次日就派下去。',
    },
    {
      who: '复购',
      ask: '每场都从零准备',
      why: '每次都从零写脚本、从零拉人。',
      answer: '节奏存成模板，下个月改主题就能排。',
    },
  ],
};

export const syzbRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['联系客户的三条边界'],
  intro: '能联系到人，不等于可以随时打扰。三条边界先设好。',
  list: [
    {
      name: '同意与退订',
      tool: '营销消息默认带退订，退订后各渠道一起停。',
      yours: '取得同意再加好友、再发营销消息，不买卖名单。',
    },
    {
      name: '分享奖励',
      tool: '邀请规则公示，关系只记两级，不设团队计酬。',
      yours: '不以强制转发换取观看，奖励如实兑付。',
    },
    {
      name: '聊天留存',
      tool: '会话存档按角色查看，员工与客户双方告知后开启。',
      yours: '写明用途与期限，离职交接时提醒客户。',
    },
  ],
  note: '以上为功能说明，不构成法律意见，具体要求以主管部门与平台规则为准。',
};

export const syzbCases = {
  criteria: { featured: 41023, industries: ['连锁零售', '快消食品'], kinds: ['门店'] },
  text: {
    title: '先寄样，再开播，人就留下了',
    intro: '客户已匿名。',
    more: { text: '查看零售案例', link: '/home/case' },
  },
} as const;

export const syzbRelated: readonly RelatedLink[] = [
  { name: '企微 SCRM', text: '标签、话术与跟进任务', link: '/home/vzScrm' },
  { name: '连锁直播', text: '客户与业绩归到门店', link: '/home/vzChain' },
  { name: '母婴亲子', text: '按月龄排的会员日', link: '/home/family' },
];

export const syzbLead: LeadLines = {
  title: ['排出下个月的日程'],
  intro: '说说手里有多少能通知到的人、多久没联系过，顾问把四周里每周的一件事排好。',
  steps: [
    { when: callbackWithin, what: '顾问回电，看你现在有多少人可以通知' },
    { when: '第 3 天', what: '发出一份四周排期与话术' },
    { when: '第 14 天', what: '陪你播第一个会员日' },
  ],
};
