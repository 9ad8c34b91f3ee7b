import type { ShowReport } from '@site/shared/ui/stages/dashboard-stage';
import type { LiveRoom } from '@site/shared/ui/stages/live-room-stage';
import { hostScene } from '@site/shared/ui/stages/scenes/host-scene';
import type { FollowUp } from '@site/shared/ui/stages/scrm-stage';
import type { FunctionGroup, Pain, RelatedLink, Step, TopicWords } from '../components/topic/topic-words';

export const vzScrmWords: TopicWords = {
  head: {
    title: '企微SCRM_直播引流与客户标签管理',
    description:
      '直播间来的客户自动进企微、自动打标签、自动排回访。渠道活码、客户群 SOP、离职继承与流失预警，观看行为写回客户卡片。',
    keywords: ['企微SCRM', '渠道活码', '私域运营'],
  },
  hero: {
    kicker: '企微 SCRM',
    title: ['看完直播的人，', '都有人接着聊'],
    intro: ['进企微、打标签、排回访，', '散场之前已经开始。'],
  },
  questions: [
    {
      ask: '必须用企业微信吗？',
      answer: '引流、活码和群运营依赖企业微信；只想做名单和跟进，可以先用直播后台的线索功能，之后再接。',
    },
    {
      ask: '会话存档要不要员工和客户同意？',
      answer: '要。员工签知情书，客户在首次会话时收到提示并同意，任何一方不同意就不存。存档只给授权岗位看，操作留痕。',
    },
    {
      ask: '能对接现有的 CRM 吗？',
      answer: '能。通过 OpenAPI 或 Webhook 双向同步客户、标签和跟进记录，字段映射由你配置，冲突以哪边为准也能选。',
    },
    {
      ask: '导购离职，客户怎么办？',
      answer: '后台一键分配给接替的人，聊天上下文和标签跟着走，客户会收到一条说明，不愿意的可以不接受。',
    },
  ],
  lead: {
    title: ['拿一场直播，', '试一次完整的回访'],
    intro: '说说你的客户量和分工，顾问帮你设好活码、标签和三条 SOP。',
  },
};

export const scrmMonth: readonly Step[] = [
  { when: '20:14', title: '扫码进来', words: '讲到体验课时弹出顾问名片，来源和场次跟着码走。' },
  { when: '散场后 12 分钟', title: '开场白', words: '按她问过的问题发资料，不群发“亲，在吗”。' },
  { when: '第 3 天', title: '约时间', words: '看过回放的先约，没看完的发五分钟精华。' },
  { when: '第 14 天', title: '到店或成交', words: '顾问填结果，业绩记到带她来的那个人。' },
  { when: '第 30 天', title: '下一场', words: '按标签邀请，三十天没说过话的进流失预警。' },
];

export const scrmPains: readonly Pain[] = [
  { title: '散场即失联', words: '几千人看完就走，第二天一个也找不到。', answer: '离场前加上，离场后有话说' },
  { title: '渠道一锅粥', words: '都在一个号里，分不清是谁带来的。', answer: '一个渠道一张活码' },
  { title: '人走客户走', words: '导购离职，手机里的客户一起带走。', answer: '在职分配，离职继承' },
  { title: '天天手工群发', words: '发多了被拉黑，发少了被忘记。', answer: '按标签排 SOP，到点提醒人来发' },
];

export const scrmRoom: LiveRoom = {
  label: '直播间加企微示例画面：讲到体验课时，直播间下方弹出顾问名片，右侧是渠道活码',
  name: '秋季体验课',
  status: '3,208 人在看',
  sign: '正在讲：体验课怎么约',
  drawing: hostScene,
  messages: [
    { name: '何女士', words: '周末还有名额吗' },
    { name: '顾问小林', words: '有，扫码我帮你留' },
    { name: '阿木', words: '加上了' },
  ],
  card: { name: '顾问名片', words: '已有 642 人添加', action: '添加' },
  code: { name: '渠道活码', words: '老客社群' },
};

export const scrmFollowUp: FollowUp = {
  label: '客户卡片示例画面：来源、观看和添加记录，评分与标签，以及今天要做的三件事',
  person: { name: '何女士', from: '企业微信 · 华东' },
  time: '散场后 12 分钟',
  messages: [
    { words: '您刚才问的周末名额，帮您留了周六 10 点，需要改时间告诉我。', mine: true },
    { words: '周六可以，带孩子一起方便吗' },
  ],
  sent: { name: '体验课预约单', words: '已打开' },
  facts: {
    name: '何女士，这场直播里',
    rows: [
      ['来源', '老客社群 · 活码 03'],
      ['观看', '46 分钟 · 提问 1 次'],
      ['添加', '讲到体验课时扫码'],
    ],
  },
  measure: { percent: 78, start: '线索评分', end: '78 分' },
  tags: ['看到结尾', '问过时间', '带孩子', '周末'],
  tasks: [
    { words: '发出体验预约单', who: '林', done: true },
    { words: '周五 18:00 提醒到店', who: '林' },
    { words: '到店后回访', who: '店长' },
  ],
};

export const scrmReport: ShowReport = {
  label: '引流复盘示例画面：加企微人数、通过率、三日回访与到店预约四个数字，加人曲线和活码排行',
  name: '体验课 · 引流复盘',
  figures: [
    { name: '加企微', value: '642', unit: '人' },
    { name: '通过率', value: '92.4', unit: '%' },
    { name: '三日内回访', value: '88.6', unit: '%' },
    { name: '预约到店', value: '214', unit: '人' },
  ],
  curve: {
    name: '每五分钟新增好友',
    points: [0.04, 0.1, 0.12, 0.2, 0.26, 0.95, 0.7, 0.5, 0.32, 0.36, 0.24, 0.14, 0.08],
    levels: ['120', '80', '40', '0'],
    times: ['20:00', '20:20', '20:40', '21:00'],
    peak: 5,
    words: '20:25 弹出名片',
  },
  ranking: {
    name: '活码排行 · 新增',
    rows: [
      { name: '老客社群', note: '活码 03', value: '286', share: 100 },
      { name: '门店海报', note: '活码 01', value: '174', share: 61 },
    ],
    rest: { name: '其余 5 个活码', value: '182' },
  },
};

export const scrmFeatures = {
  title: '从一张码，到一张卡片',
  code: {
    title: ['名片弹出来的时候，', '正好讲到心动处'],
    words: '弹出的时机、话术和承接人，一起排进流程单。',
    points: ['按地区、时段轮流分配', '超出上限自动换备用成员', '欢迎语按来源区分'],
  },
  report: {
    title: ['哪张码带来了人，', '散场就知道'],
    words: '加人、通过、回访、到店，四个数连着看。',
    points: ['流失预警', '群活跃与退群', '结果写回 CRM'],
  },
};

export const scrmTags: readonly FunctionGroup[] = [
  { name: '从哪来', words: '码和链接自带，不用人填。', items: ['渠道', '场次', '门店', '导购', '海报批次'] },
  {
    name: '看了什么',
    words: '直播间的行为，自动写上。',
    items: ['看满 30 分钟', '看到结尾', '提问过', '领过资料', '看过回放'],
  },
  { name: '走到哪', words: '顾问点一下，阶段往前挪。', items: ['待回访', '已预约', '已到店', '已成交', '沉默 30 天'] },
];

export const scrmCaution = {
  title: '边界先说清，关系才长久',
  points: [
    '加好友前写明由谁联系、聊什么，不愿意可以只看直播。',
    '会话存档须员工与客户都知情同意，只给授权岗位查看。',
    '群发频率遵守企业微信的限制，退订与删除当天生效。',
    '客户信息按岗位脱敏，导出需要审批。',
  ],
};

export const scrmRelated: readonly RelatedLink[] = [
  { name: '连锁直播', words: '客户绑定到店，业绩归属到人', link: '/m/vzChain' },
  { name: '企业营销直播', words: '报名、渠道码与线索评分', link: '/m/entmarket' },
  { name: '直播加企微引流', words: '一套照着做的方案', link: '/m/market?id=50004' },
];

export const scrmCase = 41002;
