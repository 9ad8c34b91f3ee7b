import type { WantedWork } from '@site/shared/page/page-asks';
import type { Pain, Phase, RelatedLink, NamedText, Step, TopicCopy } from './topic-page';

export const wiringAsk: WantedWork = {
  want: '要接线表',
  title: '要一份接线表',
  example: '如：公众号、短视频和官网三处，12 月 8 日 14:00 开播',
};

export const onlineH5Words: TopicCopy = {
  head: {
    title: '直播分发_一路信号多平台同步播出',
    description:
      '一次开播，同时送到公众号、短视频平台、官网、内部 App、门店大屏和电视屏。断线自动重推，评论汇总到一处，随时增减去处。',
    keywords: ['直播分发', '多平台同步直播', '转推'],
  },
  hero: {
    kicker: '直播分发',
    title: ['一路信号，', '送到观众在的地方'],
    intro: ['不用每个平台再开一次播，', '哪一路断了，只重推那一路。'],
  },
  questions: [
    {
      ask: '各平台的画面会差多久？',
      answer: '取决于平台自己的缓冲，常见相差几秒到十几秒。抽奖、答题这类要同步的环节，请以自有直播间为准。',
    },
    {
      ask: '各平台的评论能看到吗？',
      answer: '开放了接口的平台可以汇总到一个台子上看和回；没有开放的，只能在原平台回复，控制台会标出来。',
    },
    {
      ask: '一个平台断了，会影响别的吗？',
      answer: '不会。每个去处是独立的一路，断了自动重推三次，仍不成功就短信通知值班人，其他平台照常。',
    },
    {
      ask: '分发怎么收费？',
      answer: '套餐里含的路数直接用，超出的按路数和送达时长计。推流方向不计观看流量，开播前会给出预估。',
    },
    {
      ask: '在别的平台播，要注意什么？',
      answer: '账号要有那个平台的直播权限，内容遵守它的规则；商品链接、抽奖在不同平台限制不同，清单由顾问提前核对。',
    },
  ],
  lead: {
    title: ['按去处出接线表'],
    intro: '把要播的平台和时间发来，工程师回一份接线表和预估费用。',
  },
};

export const distributionBoard = {
  label: '直播分发画面：上方是源信号，下方列出六个去处，其中五个已送达并显示延迟，门店大屏正在重连',
  source: '源信号 · 6.0 Mbps',
  name: '秋季新品发布会',
  outlets: [
    { name: '自有直播间', kind: '微信内观看', state: '1.8 s', ok: true },
    { name: '公众号与小程序', kind: '企业账号', state: '2.4 s', ok: true },
    { name: '短视频平台', kind: '2 个账号', state: '5.1 s', ok: true },
    { name: '官网首页', kind: '网页嵌入', state: '1.9 s', ok: true },
    { name: '内部 App', kind: 'SDK 播放', state: '2.0 s', ok: true },
    { name: '门店大屏', kind: '302 家', state: '重推中 1/3', ok: false },
  ],
} as const;

/** The same signal as each place wants it; `captions` is how far down its strip of captions lies. */
export const outletFormats = {
  title: '六类去处的规格',
  intro: '画幅、码率、字幕条的位置，按每处的规矩各出一份，开播前逐处核对。',
  replies: { desk: '评论汇到台上', there: '评论在原处回', none: '没有评论' },
  list: [
    { name: '自有直播间', shape: 'tall', captions: 0.72, rate: '6 Mbps', rule: '抽奖和答题以这里为准', reply: 'desk' },
    { name: '公众号与小程序', shape: 'wide', captions: 0.72, rate: '4 Mbps', rule: '封面另出一张宽的', reply: 'desk' },
    {
      name: '短视频平台',
      shape: 'tall',
      captions: 0.46,
      rate: '3 Mbps',
      rule: '字幕条上移，让开商品位',
      reply: 'there',
    },
    { name: '官网首页', shape: 'wide', captions: 0.72, rate: '4 Mbps', rule: '静音起播，点一下才出声', reply: 'desk' },
    { name: '内部 App', shape: 'wide', captions: 0.72, rate: '2 Mbps', rule: '凭工号进，水印带姓名', reply: 'desk' },
    { name: '门店大屏', shape: 'tall', captions: 0.14, rate: '8 Mbps', rule: '断网播垫片，不留黑屏', reply: 'none' },
  ],
} as const;

export const onlineH5Pains: readonly Pain[] = [
  { title: '六个平台要六台电脑', text: '每处都要登录、推流、看着，现场多坐一排人。', answer: '只推一次，云上分出去' },
  {
    title: '断流后没人发现',
    text: '观众在评论里问“怎么黑了”，才发现已经断了十分钟。',
    answer: '秒级探测，先重推再通知',
  },
  { title: '数据散在六处', text: '会后把截图拼成一张表，口径还对不上。', answer: '一张表看各处人数和时长' },
];

export const onlineH5Steps: readonly Step[] = [
  { when: '第一步', title: '推一路上来', text: '编码器、云导播、手机都行，主备两路更稳。' },
  { when: '第二步', title: '选去处', text: '填一次推流地址就存下来，下回勾选即可；可以给每处配不同的台标。' },
  { when: '第三步', title: '按规格送', text: '横屏、竖屏、码率按平台要求自动转，字幕条跟着换版式。' },
  { when: '第四步', title: '看着它播', text: '一屏看六路的状态、延迟和评论，随时加一路或停一路。' },
];

export const onlineH5Phases: readonly Phase[] = [
  {
    name: '播前',
    time: '开播前 3 天',
    rows: [
      { who: '账号', what: '确认各平台直播权限和实名' },
      { who: '规格', what: '横竖屏、码率、台标各测一遍' },
      { who: '文案', what: '标题、封面按平台规则分别准备' },
    ],
  },
  {
    name: '播中',
    time: '当天',
    rows: [
      { who: '值守', what: '看板盯状态，断线自动重推' },
      { who: '评论', what: '汇总回复，敏感词统一生效' },
      { who: '应急', what: '单独停一路，不动其他去处' },
    ],
  },
  {
    name: '播后',
    time: '次日',
    rows: [
      { who: '数据', what: '各处观看合成一张表' },
      { who: '回看', what: '各平台回放地址归到一页' },
      { who: '复盘', what: '留住效果好的去处，去掉没人看的' },
    ],
  },
];

export const onlineH5Scenes: readonly NamedText[] = [
  { name: '品牌发布', text: '自有直播间收线索，平台上扩声量' },
  { name: '连锁同播', text: '总部一路送到每家店的屏幕' },
  { name: '融媒联播', text: '县级台接信号，各自加台标' },
  { name: '集团内宣', text: '内部 App 与会议室电视同时看' },
];

export const onlineH5Related: readonly RelatedLink[] = [
  { name: '直播拍摄执行', text: '现场、导播和分发一起交给我们', link: '/home/liveService#distribution' },
  { name: '云导播', text: '先在浏览器里切好，再送出去', link: '/home/daobo' },
  { name: '广电传媒', text: '省台出信号，县台各自包装', link: '/m/gd' },
];
