import { callbackWithin } from '../lead-band';
import type { Comparison, FactRows, Feature, LeadLines, Lines, NamedText, RelatedLink, Rule } from '../product-page';

export const knowledgeCompare: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['开课要处理的五件杂事'],
  intro: '课讲得好不好是你的事；收钱、开权限、催打卡、追盗录，交给工具。',
  heads: ['现在', '放进一个店里'],
  list: [
    { work: '收钱开课', before: '转账截图，助教手工拉群', after: '付款即开权限，退课时自动收回' },
    { work: '直播上课', before: '会议链接转来转去，谁都能进', after: '只认购课账号，一个账号两台设备' },
    { work: '课后练习', before: '群里接龙，刷屏找不到', after: '按天交作业，助教在一张表里批' },
    { work: '版权', before: '录屏流到二手群才知道', after: '画面带学员标记，出了问题查得到人' },
    { work: '续课', before: '结营那天发一遍海报', after: '按完成度分开说，学完的推进阶课' },
  ],
};

export const knowledgeFeaturesTitle: Lines = ['训练营、防盗与完课数据'];

/** In the order of their stages. */
export const knowledgeFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['训练营按天解锁与批改'],
    intro: '解锁、打卡、批改、补交都按日历走，助教看到的是谁卡在哪一天。',
    points: [
      { name: '按天解锁', text: '今天的课做完，明天的才打开' },
      { name: '作业批改', text: '文字、语音、图片都能交，批语直接回到学员手机' },
      { name: '掉队提醒', text: '连续两天没来，助教收到一句提醒，不群发' },
    ],
  },
  {
    title: ['画面上的学员水印'],
    intro: '昵称与手机尾号以浅色缓慢移动，录走的片段能对回到账号。防得住多数，追得到少数。',
    points: [
      { name: '加密播放', text: '切片逐段加密，链接离开店铺就失效' },
      { name: '设备限制', text: '同时在线两台，换机要本人确认' },
      { name: '取证包', text: '发现外流，导出标记、时间与账号，供你维权' },
    ],
    more: { text: '防录屏能做到什么程度', link: '/help/helpClassList/503' },
  },
  {
    title: ['按课和按推广员看销售'],
    intro: '哪一节的试看更留得住人，哪个推广员带来的学员学得完，分得清楚才好排下一季。',
    points: [
      { name: '试看转化', text: '看到第几分钟买的，一条曲线看明白' },
      { name: '推广员', text: '两级以内，学员付款且过了退课期才结算' },
      { name: '完课率', text: '按章节看掉队的位置，改课有依据' },
    ],
  },
];

export const knowledgeGuard: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['课店自带的六项功能'],
  intro: '先开张，再慢慢装修。',
  list: [
    { name: '店铺首页', text: '分类、榜单与课表，绑自己的域名' },
    { name: '优惠券', text: '限时、限人、限课，叠加规则写明' },
    { name: '学习证书', text: '编号可核验，学员自己能下载' },
    { name: '拼课与赠课', text: '两人同学减价，也能买来送人' },
    { name: '题库考试', text: '随机抽题，切屏提醒，成绩可导出' },
    { name: '资料下载', text: '按课授权，文件带个人水印' },
  ],
};

export const knowledgeWays: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['五种课程卖法'],
  intro: '价格由你定，下面是常见的起步方式。',
  facts: {
    columns: ['卖法', '适合内容', '怎么定价', '学习期', '退课办法'],
    rows: [
      ['单课', '一次讲清一件事', '9.9—99 元', '不限期回看', '未观看前可退'],
      ['专栏', '一个主题连更几十节', '99—399 元', '更新完后 2 年', '学习不足一成可退'],
      ['会员', '常年更新的资料与直播', '按年 298 元起', '会员期内', '按剩余月份折算'],
      ['训练营', '要动手、要人盯的技能', '399—1,999 元', '21—60 天', '开营 3 天内可退'],
      ['企业批量', '给员工统一买', '按席位报价', '按合同', '按合同'],
    ],
  },
  note: '价格与退课办法以你公示的为准，页面会在付款前显示。',
};

export const knowledgeRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['卖课的合规要求'],
  intro: '教育培训广告与虚拟商品的退款，是投诉集中的两处。',
  list: [
    {
      name: '不作保证',
      tool: '课程页的承诺类用语自动标出，例如保证通过、包就业。',
      yours: '如实写师资与学习量，不用学员成绩作保证性宣传。',
    },
    {
      name: '退课写明',
      tool: '付款前弹出退课办法，勾选后才能支付，记录长期可查。',
      yours: '办法要与合同一致，到期前答复，不设隐藏条件。',
    },
    {
      name: '苹果手机支付',
      tool: '在小程序与 App 里按渠道规则收起购买入口，引导到合规的方式。',
      yours: '不在页面里引导绕开渠道规则，价格各端一致。',
    },
  ],
  note: '以上为功能说明，不构成法律意见，具体要求以主管部门与渠道的规定为准。',
};

export const knowledgeCases = {
  criteria: { featured: 41007, industries: ['教育培训'], kinds: ['培训'] },
  text: {
    title: '有人把课一直讲下去',
    intro: '客户已匿名。',
    more: { text: '查看培训案例', link: '/home/case' },
  },
} as const;

export const knowledgeRelated: readonly RelatedLink[] = [
  { name: '教育培训', text: '三分屏授课与学习报表', link: '/home/edu' },
  { name: '直播官网', text: '给课程一个自己的站点', link: '/home/website' },
  { name: '私域直播', text: '把学员留在自己的池子里', link: '/home/syzb' },
];

export const knowledgeLead: LeadLines = {
  title: ['用一节课试开一间课店'],
  intro: '写一写你讲什么、讲给谁，顾问挑一种卖法，把第一节课和付款页一起搭好。',
  steps: [
    { when: callbackWithin, what: '顾问回电，看你的内容适合哪种卖法' },
    { when: '第 2 天', what: '店铺开好，传一节课试播' },
    { when: '第 7 天', what: '带学员走完一次付款与打卡' },
  ],
};
