import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { ThumbDesk } from '@site/drawings/stages/desk-button';
import type { FunctionGroup, Pain, Phase, RelatedLink, TopicCopy } from './topic-page';

/** A session of the ticket: what has begun has handouts, what is over is seen again. */
type Session = { time: string; hall: string; name: string; state: string; when: 'past' | 'live' | 'later' };

export const summitCopy: TopicCopy = {
  head: {
    title: '线上峰会直播平台_多会场议程与报名管理',
    description:
      '议程、嘉宾、报名、分论坛与图片直播集中呈现，会后自动出报告。多会场同时开播，电子票入场，资料按场次领取，直播间免费试用 7 天。',
    keywords: ['线上峰会', '会议直播', '多会场直播'],
  },
  hero: {
    kicker: '线上峰会',
    title: ['多会场，', '一个入口'],
    intro: ['一张电子票进门，议程随时看，', '换个会场只要点一下。'],
    note: '免费试用的是直播间；多会场与电子票由顾问演示。',
  },
  questions: [
    {
      ask: '一场峰会能开几个会场？',
      answer:
        '按套餐，{{plan.professional.name}} {{feature.venues.professional}}，{{plan.flagship.name}} {{feature.venues.flagship}}；并发按整个账号合计。同时开的会场越多，导播和值守的人越要排好；更多会场提前{{promise.report}}报备，一起压测。',
    },
    {
      ask: '同传怎么接？',
      answer:
        '每种语言一路音轨，观众在播放器里切换；译员可以在现场，也可以在家里接入。字幕可以机翻实时上屏，按规定标注为 AI 生成。',
    },
    {
      ask: '收费的会怎么验票？',
      answer: '线上凭电子票和手机号进会场，线下扫签到码；同一张票限制同时登录，转让和退票规则由主办方设定。',
    },
    {
      ask: '会后能拿到什么？',
      answer: '每个会场的人数、停留、提问和资料领取，一份总报告和每位嘉宾一页；名单按报名时的授权范围导出。',
    },
  ],
  lead: {
    title: ['按议程搭会议主页'],
    intro: '有草稿就行，顾问两天内回你一个能点的会议主页。',
  },
};

/** The ticket of the hero, operated with one thumb; what it says of what was done, `{…}` is filled in. */
export const summitTicket: ThumbDesk &
  Record<'event' | 'place' | 'when' | 'code' | 'entered' | 'got', string> & {
    holder: readonly [string, string];
    sessions: readonly Session[];
  } = {
  name: 'ticket',
  label: '可以动手的电子票。亮码入场，点一场换会场，听完领讲义；焦点在票上时 1 到 4 换会场',
  event: '行业年度峰会',
  place: '云岸市会议中心 · 线上同步',
  when: '3 月 26 日 10:40',
  holder: ['参会人', '何岚 · 会员单位'],
  code: '现场出示此码',
  entered: '已入场',
  got: '讲义已领',
  sessions: [
    { time: '09:00', hall: '主会场', name: '开幕与年度报告', state: '可回看', when: 'past' },
    { time: '10:30', hall: '论坛一', name: '数字化转型圆桌', state: '直播中', when: 'live' },
    { time: '10:30', hall: '论坛二', name: '供应链韧性', state: '直播中', when: 'live' },
    { time: '14:00', hall: '论坛三', name: '人才与培训', state: '未开始', when: 'later' },
  ],
  hint: '到闸口了，按一下亮出票码',
  acts: [
    { does: 'enter', name: '亮码入场' },
    { does: 'handout', name: '领讲义' },
  ],
  words: {
    enter: '票码核过，已入场，正在看{hall}「{name}」',
    again: '这张票已经入场，同一张票进不了两次',
    early: '还没入场。先亮码，再换会场、领讲义',
    same: '你已经在{hall}了',
    past: '开幕已经结束，给你从头放回看',
    live: '换到{hall}「{name}」，刚才那场留了回看',
    later: '{name} 14:00 开始，开场前五分钟提醒你',
    handout: '{hall}「{name}」的讲义存进手机了',
    got: '{hall}的讲义领过了，在「我的资料」里',
  },
};
/** The place of the session that the ticket has open before anybody presses. */
export const openSession = 1;

/** One ticket through a day; `hall` counts in `halls`. */
export const summitDay = {
  title: '一张电子票的一天行程',
  intro: '早上在路上听，中午把错过的那场补回来。',
  halls: ['主会场', '分论坛', '线上'],
  stops: [
    { time: '08:40', hall: 2, text: '高铁上先听开幕，音轨切到英文', peak: false },
    { time: '09:25', hall: 0, text: '到闸口亮出票码，三秒进场', peak: false },
    { time: '10:25', hall: 1, text: '手机提醒还有五分钟，点一下换场', peak: true },
    { time: '12:10', hall: 2, text: '撞上的供应链论坛，从头补看', peak: false },
    { time: '14:00', hall: 1, text: '听完凭票领讲义，不再群里要', peak: false },
    { time: '16:50', hall: 0, text: '合影散会前找到自己那张', peak: false },
  ],
} as const;

export const summitPains: readonly Pain[] = [
  { title: '秘书处的电话没停过', text: '几点开、在哪个厅、怎么进，一天答两百遍。', answer: '问路的人去看主页' },
  { title: '分论坛撞了车', text: '想听的两场同时开，只能选一场。', answer: '一键换会场，另一场听回放' },
  { title: '资料发了三遍', text: '会前发、会上发、会后还有人来要。', answer: '按场次挂好，凭票领取' },
  { title: '散会就散了', text: '两百家单位各回各家，没有一份像样的纪要。', answer: '报告自动出，纪要按场次发' },
];

export const summitReport: ShowReport = {
  label: '会后报告画面：报名、到会、平均停留与资料领取四个数字，全天同时在线曲线和分论坛排行',
  name: '峰会全天 · 会后报告',
  figures: [
    { name: '报名', value: '4,120', unit: '人' },
    { name: '到会', value: '3,286', unit: '人' },
    { name: '平均停留', value: '44', unit: '分钟' },
    { name: '资料领取', value: '1,120', unit: '份' },
  ],
  curve: {
    name: '全天同时在线',
    points: [0.1, 0.6, 0.92, 0.86, 0.95, 0.5, 0.3, 0.62, 0.8, 0.72, 0.6, 0.42, 0.2],
    levels: ['2.4k', '1.6k', '800', '0'],
    times: ['09:00', '11:00', '14:00', '17:00'],
    peak: 4,
    text: '10:40 数字化圆桌',
  },
  ranking: {
    name: '分论坛排行 · 停留',
    rows: [
      { name: '数字化转型', note: '论坛一', value: '51 分', share: 100 },
      { name: '供应链韧性', note: '论坛二', value: '46 分', share: 90 },
      { name: '人才与培训', note: '论坛三', value: '38 分', share: 75 },
    ],
    rest: { name: '其余 19 场', value: '33 分' },
  },
};

export const summitFeatures = {
  title: '照片与会后报告',
  photos: {
    title: ['散会前拿到照片'],
    text: '按分论坛归好的照片墙，讲者当天就能用上自己那张。',
    points: ['摄影、修图、审核三人协作', '嘉宾页自动挂照片', '分享卡片带会议标识'],
  },
  report: {
    title: ['散会即有理事会报告初稿'],
    text: '每个会场一页，每位嘉宾一页，数字有出处。',
    points: ['停留与回看分开算', '提问按主题归类', '名单按授权范围导出'],
  },
};

export const summitPhases: readonly Phase[] = [
  {
    name: '会前',
    time: '开会前 30 天',
    rows: [
      { who: '主办', what: '发主页，开报名，定审核' },
      { who: '会务', what: '排议程，收嘉宾资料与授权' },
      { who: '技术', what: '勘网络，排信号和备路' },
    ],
  },
  {
    name: '会中',
    time: '两天三会场',
    rows: [
      { who: '主办', what: '看大屏，调度迟到与加场' },
      { who: '会务', what: '扫码签到，资料按场放出' },
      { who: '技术', what: '多会场导播，同传与字幕' },
    ],
  },
  {
    name: '会后',
    time: '三天内',
    rows: [
      { who: '主办', what: '报告定稿，答谢与通稿' },
      { who: '会务', what: '回放切分，证书与发票' },
      { who: '技术', what: '交录像与字幕文件' },
    ],
  },
];

export const summitFunctions: readonly FunctionGroup[] = [
  { name: '报名与票', text: '谁能来，先说清。', items: ['报名审核', '电子票', '签到码', '候补', '短信提醒', '胸卡'] },
  {
    name: '会场与内容',
    text: '开几场都从一个口进。',
    items: [
      '多会场切换',
      '议程页',
      '嘉宾页',
      '同传多音轨',
      '实时字幕 · {{feature.captions.scope}}',
      '资料下载',
      '提问墙',
    ],
  },
  { name: '线上线下', text: '两边看同一份议程。', items: ['展位', '图片直播', '问卷', '投票', '大屏互动'] },
  { name: '会后', text: '散会不散场。', items: ['会后报告', '回放切分', '证书', '名单导出'] },
];

export const summitRelated: readonly RelatedLink[] = [
  { name: '图片直播', text: '讲者当天就能用的照片', link: '/m/imageLive' },
  { name: '线上峰会方案', text: '照着排期就能办', link: '/m/lecture_detail_h5?id=40011' },
  { name: '元宇宙展厅', text: '展位和会场放进同一个空间', link: '/m/yuanyuzhou' },
];

export const summitCase = 41017;
