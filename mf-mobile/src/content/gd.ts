import type { ConsoleShow } from '@site/drawings/stages/console-stage';
import type { FunctionGroup, RelatedLink, NamedText, Step, TopicCopy } from './topic-page';

export const gdCopy: TopicCopy = {
  head: {
    title: '广电融媒直播方案_慢直播与应急发布',
    description:
      '云导播、延时播出、多平台转推与慢直播，为融媒体生产减负。审核播出流程、信源容灾与垫片自动切换，适合省市县融媒体中心。',
    keywords: ['广电直播', '融媒体直播', '慢直播', '云导播'],
  },
  hero: {
    kicker: '广电传媒',
    title: ['新闻现场，', '随时可播'],
    intro: ['平时看景，急时看情况。', '一套云上导播间，接得住每一路信号。'],
  },
  questions: [
    {
      ask: '需要本地导播设备吗？',
      answer: '不需要。浏览器里就能切换、加字幕条和调音；已有切换台和编码器的，把信号推上来即可，两边互为备份。',
    },
    {
      ask: '异地嘉宾和记者怎么接进来？',
      answer: '发一个连线链接，手机或电脑点开就能进来；外拍记者用背包或手机推流，回传画面与返送声音分开走，避免回声。',
    },
    {
      ask: '延时播出是多少秒？',
      answer: '{{limit.delay}}，由值班主任按场设定。发现问题按下垫片，出错的那一段就不会播出去。',
    },
    {
      ask: '慢直播二十四小时开着，谁来盯？',
      answer: '画面静止、全黑、遮挡超过设定时间自动告警并切到相邻机位，电话通知值班员，不必一直盯屏幕。',
    },
    {
      ask: '能部署在自己的机房或政务云吗？',
      answer:
        '可以，支持私有化部署，按“{{plan.private.name}}”报价。日志与录像按你们的制度留存，对接现有的审核与媒资系统。',
    },
  ],
  lead: {
    title: ['先开一路', '慢直播看看'],
    intro: '说说点位和供电网络，工程师带着设备清单和接入方案来找你。',
  },
};

/** Overlay of the hero's picture. */
export const gdOnAir = {
  label: '慢直播画面：日出时山间的云海，右上角显示机位与连续播出天数',
  camera: '机位 04 · 云海',
  days: '连续播出第 46 天',
};

export const gdShow: ConsoleShow = {
  label: '云导播台画面：主监正在播出江岸慢直播，下方六路机位，右侧是先审后发的评论',
  title: '汛期江岸直播',
  elapsed: '03:12:08',
  station: '某市融媒',
  line: [
    { name: '在线', value: '41,206' },
    { name: '推流', value: '6.0 Mbps' },
    { name: '丢帧', value: '0' },
    { name: '延时播出', value: '30 s' },
    { name: '录制', value: '已开启' },
  ],
  cameras: [
    { name: '演播室' },
    { name: '江岸' },
    { name: '发布会' },
    { name: '水位图' },
    { name: '连线' },
    { name: '垫片' },
  ],
  caption: { name: '周桐', role: '江岸记者', text: '水位正在回落', template: '人名条 · 新闻 02' },
  questions: 6,
  unchecked: 9,
  notice: '请以官方发布为准，不要前往江堤围观',
  messages: [
    { name: '江边人家', from: '观众', text: '北门桥还能走吗' },
    { name: '编辑部', from: '某市融媒', text: '已封闭，绕行东二路', host: true },
    { name: '早起的鱼', from: '观众', text: '值守的人辛苦了' },
  ],
  event: '审核员 放行 3 条评论',
  poll: {
    ask: '接下来想看哪里？',
    votes: '2,018 票',
    options: [
      { name: '水文站', percent: 54 },
      { name: '安置点', percent: 46 },
    ],
  },
};

export const gdEmergency: readonly Step[] = [
  { when: '0 分', title: '接令', text: '值班手机启用应急直播间，权限和菜单一并就位。' },
  { when: '5 分', title: '信号上来', text: '江边和桥头的慢直播机位改作新闻源，外拍组推流入场。' },
  { when: '12 分', title: '人到位', text: '导播在家里的电脑上切换，记者连线，字幕模板只改三个字段。' },
  { when: '20 分', title: '双人审核', text: '延时 30 秒，两人交叉看画面与评论，口播稿同屏。' },
  { when: '27 分', title: '上屏', text: '同一路画面送到客户端、公众号和县级台，时间线自动留痕。' },
];

export const gdGuards = {
  title: '四道播出安全关卡',
  intro: '每一道都能单独开关，改动留痕。',
  items: [
    { name: '延时', text: '先缓冲再播出，发现问题有时间切走。' },
    { name: '审核', text: '画面与评论分开审，敏感词、黑名单、先审后发，都在一个台子上。' },
    { name: '容灾', text: '主备两路推流，断了自动切到备路，再断切垫片。' },
    { name: '留痕', text: '谁切的、谁放行的、几点几分，导出即是值班记录。' },
  ],
} as const;

export const gdFunctions: readonly FunctionGroup[] = [
  {
    name: '信号进来',
    text: '手头有什么，就接什么。',
    items: ['RTMP 推流', 'SRT 推流', 'NDI 收发 · {{feature.ndi.from}}', '拉流', '手机连线', '无人机', '监控点位'],
  },
  {
    name: '台上处理',
    text: '导播间在浏览器里。',
    items: ['多机位切换', '字幕条', '台标', '垫片', '调音台', '延时播出 · {{feature.delay.from}}', '竖屏横屏双版'],
  },
  {
    name: '送到各处',
    text: '平台、大屏和县级台都送得到。',
    items: ['多平台转推 · {{feature.relay.scope}}', '客户端嵌入', '公众号', '县级台分发', '户外大屏', '回看与拆条'],
  },
];

export const gdScenes: readonly NamedText[] = [
  { name: '慢直播', text: '江岸、古城、候鸟，安静地开着' },
  { name: '应急发布', text: '二十多分钟从接令到上屏' },
  { name: '赛事晚会', text: '多机位加竖屏版，一次做完' },
  { name: '政务访谈', text: '提问先收集，访谈时逐条答' },
  { name: '助农专场', text: '果园现场播，站点提货' },
  { name: '县级联动', text: '省台出信号，县台各自包装' },
];

export const gdRelated: readonly RelatedLink[] = [
  { name: '云导播', text: '浏览器里的导播间怎么切', link: '/home/daobo' },
  { name: '直播分发', text: '一路信号送到观众在的地方', link: '/m/online_H5' },
  { name: '直播拍摄执行', text: '外拍、网络与值守一起派', link: '/home/liveService' },
];

export const gdCase = 41011;
