import type { WantedWork } from '@site/shared/page/page-asks';
import type { Lines, NamedText, ProductHead, Question } from './product-page';

export const educationHead: ProductHead = {
  title: '线下课搬到线上_培训机构直播开课方案',
  description:
    '老师会用 PPT 就会开播，学员点开链接就能听；留下需求，顾问协助试讲。一天走完开通、传课件、试讲和开课，适合培训机构、企业内训与职业院校。',
  keywords: ['线上课直播', '培训机构直播', '企业内训直播'],
  name: '线上开课',
};

/** Its form is the reservation of this page. */
export const educationAsk: WantedWork = {
  want: '预约试讲',
  title: '预约一次试讲',
  example: '如：会计公开课，约 200 人听',
};

export const educationHero = {
  title: ['把线下课搬到线上，', '只需要一天'],
  intro: '老师会用 PPT 就会开播，学员点开链接就能听；留下需求，顾问协助试讲。',
  points: ['不用学员下载 App', '一台笔记本就能开', '试用 7 天，不需要信用卡'],
} as const;

/** The day from the account to the first lesson. */
export const educationDay = {
  label:
    '左侧是一天的安排，9 点开通账号、10 点半上传课件、14 点试讲、16 点导入学员名单、19 点半开课；右侧手机里老师正在讲课，学员签到和提问显示在下方',
  name: '第一节线上课 · 当天安排',
  stops: [
    { when: '9:00', what: '开通账号', how: '顾问远程带着点一遍' },
    { when: '10:30', what: '上传课件', how: 'PPT、Word、视频都行' },
    { when: '14:00', what: '试讲 20 分钟', how: '调声音、灯光和板书' },
    { when: '16:00', what: '导入名单', how: '手机号或工号，发课程链接' },
    { when: '19:30', what: '开课', how: '开通重要场次保障的，值守到下课' },
  ],
  room: {
    live: '直播中',
    title: '财务共享 · 第一讲',
    signed: '签到 86 / 92',
    question: '凭证要附原件吗？',
    asker: '学员 林',
  },
} as const;

export const educationAnswers: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['老师常问的四件事'],
  intro: '都是试讲那天会碰到的事，有现成的做法。',
  list: [
    { name: '学员会不会走神', text: '随堂签到、答题卡、举手连麦。谁答了、谁挂着没听，课后名单上分得开。' },
    { name: '课会不会被录走', text: '跑马灯带学员手机尾号，拦截常见下载插件。能降低风险并可追溯，不承诺万无一失。' },
    { name: '断网怎么办', text: '推流断开自动切垫片，恢复后接着讲；学员端可回看落下的几分钟。' },
    { name: '效果怎么交代', text: '到课率、学时、答题正确率一张表，导出就能交给教务或人事。' },
  ],
};

export const educationScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '三种课的开法',
  intro: ['课型不同，互动和权限的配法也不同，', '试讲前告诉顾问就好。'],
  list: [
    { name: '职业培训公开课', text: '登记手机号观看，课后发资料，报名意向进跟进名单。' },
    { name: '企业内训', text: '按工号白名单进入，学时写回人事系统，回放限部门看。' },
    { name: '双师课堂', text: '主讲在总部，助教在校区带班，学员提问先由助教筛一遍。' },
  ],
};

export const educationQuestions: readonly Question[] = [
  {
    ask: '老师年纪大，学得会吗？',
    answer: '会翻 PPT 就够了。试讲时顾问远程看着，老师只需要点“开始上课”，签到和答题由助教操作。',
  },
  {
    ask: '一节课要多少钱？',
    answer: '按套餐和用量算。以 100 人听 90 分钟、1 Mbps 为例，约用 68 GB 流量；报价以合同为准。',
    more: { text: '按自己的场次估一估', link: '/home/service#estimate' },
  },
  {
    ask: '学员用手机听，费流量吗？',
    answer: '标清约每小时 450 MB，可以选纯音频或只看课件。建议连 Wi-Fi，弱网时自动降清晰度，声音优先。',
  },
  {
    ask: '课程要不要审批或备案？',
    answer:
      '涉及学科类培训、职业资格等，请先按主管部门的规定取得资质与备案。平台提供先审后发和内容留存，资质由开课方负责。',
  },
];

export const educationBar = {
  text: '顾问 24 小时内来电约时间',
  booked: '已收到你的预约，直播经理将尽快与你取得联系。',
} as const;
