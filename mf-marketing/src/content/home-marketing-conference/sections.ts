import { callbackWithin } from '../lead-band';
import type {
  Comparison,
  Feature,
  LeadLines,
  LineStep,
  Lines,
  NamedText,
  RelatedLink,
  Rule,
  ServicePromise,
} from '../product-page';

export const conferenceSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['会议营销的五步'],
  intro: '以一场三百人的招商说明会为例，线下一个主会场，外地客户在线上听。',
  list: [
    { when: '前 14 天', name: '邀约', text: '邀约人各用自己的码，请了谁、谁答应了，一张表' },
    { when: '前 1 天', name: '确认', text: '发路线与直播链接，二选一，到不了现场的转线上' },
    { when: '当天', name: '到会', text: '扫码签到、线上进场，并成一份名单，按邀约人分桌' },
    { when: '会中', name: '讲解', text: '讲解稿先审，全程录像，问题与答复逐条留档' },
    { when: '会后 30 天', name: '复访', text: '签约的问使用，没签的问顾虑，各有话术与期限' },
  ],
};

export const conferenceCompare: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['靠人记与按流程跟进的区别'],
  intro: '现场氛围可以靠人，跟进不能只靠人。',
  heads: ['靠人记', '有章可循'],
  list: [
    { work: '邀约', before: '各打各的电话，同一位客户接到三通', after: '先查重再邀约，一位客户一位负责人' },
    { work: '到会', before: '签到本抄回来，第二天录表', after: '现场扫码、线上进场，名单当场齐' },
    { work: '讲解', before: '讲到哪算哪，承诺说过就忘', after: '讲稿过审，承诺逐条写进会议记录' },
    { work: '签约', before: '趁热当场签，回家就后悔', after: '先发材料，冷静期内可以无理由撤回' },
    { work: '复访', before: '签了的没人管，没签的天天打', after: '按节点派任务，次数与时段有上限' },
  ],
};

export const conferenceFeaturesTitle: Lines = ['邀约、讲解与复访'];

/** In the order of their stages. */
export const conferenceFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['同一位客户不重复邀约'],
    intro: '名单导入先查重，谁在跟、上次聊到哪，都写在旁边。邀约人看得见自己的进度，看不见别人的客户。',
    points: [
      { name: '邀约查重', text: '同一手机号只归一位负责人，转交要记录' },
      { name: '到会预测', text: '按历史到会率估算桌数，少订一半空座' },
      { name: '拒绝名单', text: '说过不要再打的，所有人都打不出去' },
    ],
  },
  {
    title: ['讲稿审核与留档'],
    intro: '讲解稿审过才能上台，字幕同步显示。讲到收益、功效一类，风险提示自动跟在后面。',
    points: [
      { name: '讲稿审核', text: '编辑、业务、合规三签，改稿重审' },
      { name: '异地同听', text: '外地客户在线上听同一场，提问一起排队' },
      { name: '会议留档', text: '录像、名单、问答与承诺打成一份档案' },
    ],
    more: { text: '看线上峰会', link: '/home/summit' },
  },
  {
    title: ['三十天复访排期'],
    intro: '第 1 天谢谢到会，第 7 天答没答完的问题，第 30 天问用得怎样。到点提醒，做完打勾。',
    points: [
      { name: '节点任务', text: '每个节点只有一件事，附上当时的问题' },
      { name: '次数上限', text: '一个月不超过四次，晚八点后不拨' },
      { name: '反悔通道', text: '客户在消息里点一下就能申请撤回' },
    ],
    more: { text: '看企微 SCRM', link: '/home/vzScrm' },
  },
];

export const conferenceScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '适用的六类会议',
  intro: ['会的名字不一样，', '要记下来的东西差不多。'],
  list: [
    { name: '招商说明会', text: '政策先讲清，洽谈分桌，意向分级' },
    { name: '保险客户会', text: '讲解留痕，风险提示，犹豫期写明' },
    { name: '企业服务沙龙', text: '三家客户分享，会后约演示' },
    { name: '健康科普会', text: '讲者核验，只讲常识，不卖货' },
    { name: '新品品鉴会', text: '现场体验，外地寄样同步试' },
    { name: '老客答谢会', text: '先谢后听，介绍朋友自愿' },
  ],
};

export const conferenceRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['会议营销的四条底线'],
  intro: '会议营销常被人诟病的，正是话说过头与不让人反悔。这四条写进流程里。',
  list: [
    {
      name: '不许诺收益与功效',
      tool: '讲稿与字幕里的保证类用语自动标出，没改不能上台。',
      yours: '投资类说明风险，健康类只讲常识，不以讲座名义推销药品与保健食品。',
    },
    {
      name: '照顾年长客户',
      tool: '六十岁以上客户签约自动加一道家属知情与次日确认。',
      yours: '不以赠品、旅游、体检诱导到会，不在现场收取大额现金。',
    },
    {
      name: '冷静期',
      tool: '签约后保留撤回入口与倒计时，撤回原因只收一次。',
      yours: '按约定退款，不拖延、不劝阻。',
    },
    {
      name: '电话与名单',
      tool: '拒绝名单全员生效，外呼时段与次数有上限。',
      yours: '名单来源合法，取得同意再邀约，不转卖。',
    },
  ],
  note: '以上为功能说明，不构成法律意见，具体要求以主管部门的规定为准。',
};

export const conferencePromises: { title: string; list: readonly ServicePromise[] } = {
  title: '每场会后的四项交付',
  list: [
    { figure: '1 份', name: '到会名单', text: '现场与线上合并，按邀约人分好。' },
    { figure: '1 份', name: '会议档案', text: '录像、讲稿、问答与承诺，保存期可设。' },
    { figure: '5 个', name: '转化数字', text: '邀约、确认、到会、讲解、复访各掉多少。' },
    { figure: '30 天', name: '复访排期', text: '节点、话术与负责人，到点提醒。' },
  ],
};

export const conferenceCases = {
  criteria: { featured: 41014, industries: ['医药健康'], kinds: ['峰会'] },
  text: {
    title: '会议营销案例',
    intro: '客户已匿名，不涉及收益与功效。',
    more: { text: '查看会议案例', link: '/home/case' },
  },
} as const;

export const conferenceRelated: readonly RelatedLink[] = [
  { name: '线上峰会', text: '多会场与报名票券', link: '/home/summit' },
  { name: '大健康', text: '讲者核验与先审后播', link: '/home/healthy' },
  { name: '金融财经', text: '审批、风险提示与留存', link: '/home/financial' },
];

export const conferenceLead: LeadLines = {
  title: ['用下一场会试走五步'],
  intro: '说说请多少人、由几位同事去请，顾问把邀约、讲稿和复访的节点排到每个人头上。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解会议类型与人数' },
    { when: '第 3 天', what: '配好邀约码、讲稿审核与复访节点' },
    { when: '会议当天', what: '开通重要场次保障的，在线值守到散场' },
  ],
};
