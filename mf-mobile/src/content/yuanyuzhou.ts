import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { Pain, RelatedLink, NamedText, Step, TopicCopy } from './topic-page';

export const yuanyuzhouCopy: TopicCopy = {
  head: {
    title: '元宇宙展厅_虚拟展会与3D发布会',
    description:
      '把展馆、发布会和直播放进同一个可漫游的三维空间，手机浏览器点开就能进，不装插件。展位、热点、直播大屏与访客数据，顾问带看。',
    keywords: ['元宇宙展厅', '虚拟展会', '3D发布会'],
  },
  hero: {
    kicker: '元宇宙展厅',
    title: ['点开链接就能逛的展馆'],
    intro: ['展位、直播大屏和洽谈区在一个空间里，', '手机上就能逛。'],
  },
  questions: [
    {
      ask: '手机能流畅打开吗？',
      answer:
        '近五年的主流手机都可以。场景按需加载，先出能走的路再补细节；机型较旧时自动换成轻量模式，只保留图文与直播。',
    },
    {
      ask: '需要 VR 设备吗？',
      answer: '不需要，浏览器就能进。有头显的访客可以用同一个链接进入沉浸模式。',
    },
    {
      ask: '搭一个展厅要多久？',
      answer: '素材都在手上，用模板五个工作日能开；边备素材边搭，排四周合适。照着真实场馆复刻，多在六到八周。',
    },
    {
      ask: '展会结束后，展厅还在吗？',
      answer: '签约期内都在；几家拼的联展，散了以后再留六个月，可以续。换一批展品就是下一届，访客数据和资料不丢。',
    },
  ],
  lead: {
    title: ['约一次样馆导览'],
    intro: '顾问用样馆陪你逛十五分钟，顺便估一份搭建周期。',
  },
};

export const hall = {
  label:
    '元宇宙展厅画面：俯看一间三维展厅，后墙左侧是资料墙、右侧是直播大屏，场内有四个展位、洽谈区、访客和入口，六个热点标着数字',
  enter: '进入样馆',
  spotsTitle: '一间展厅里的六件事',
  /** In the order of the numbers in the picture. */
  spots: [
    { name: '直播大屏', text: '发布会在厅里播，逛到哪都能听见。' },
    { name: '展位', text: '模型可以转着看，视频、图册和询价挂在热点上。' },
    { name: '虚拟形象', text: '自己选模样，抬头看得见同场的人，打字或说话都行。' },
    { name: '资料墙', text: '图册一键收进口袋，离开时一起发到微信。' },
    { name: '洽谈区', text: '坐下就是一个小房间，名片先换，再谈。' },
    { name: '入口', text: '登记、指路和议程都在这里，迟到的人也不会迷路。' },
  ],
} as const;

export const yuanyuzhouPains: readonly Pain[] = [
  { title: '展台用三天就拆', text: '展台拆了，钱就花完了。', answer: '线上展厅一年都开着' },
  { title: '远处的客户来不了', text: '差旅一算，只请得起十个人。', answer: '发一个链接，全公司一起来' },
  { title: '访客只留下名片', text: '发出去的资料，不知道有没有人翻。', answer: '停留、转向、询价都有记录' },
];

export const yuanyuzhouWeeks: readonly Step[] = [
  { when: '第 1 周', title: '定动线', text: '先画路线：从哪进、先看什么、在哪停下来谈。' },
  { when: '第 2 周', title: '摆展位', text: '选模板、导模型、写热点，先用灰模走一遍。' },
  { when: '第 3 周', title: '接直播', text: '大屏接入信号，排好议程，讲解员彩排走位。' },
  { when: '第 4 周', title: '试逛', text: '请二十位同事用自己手机逛，卡在哪就改哪，然后开门。' },
];

export const hallReport: ShowReport = {
  label: '展厅访客数据画面：到访、平均停留、资料领取与询价四个数字，停留曲线和展位热度排行',
  name: '新品展厅 · 一周',
  figures: [
    { name: '到访', value: '4,860', unit: '人' },
    { name: '平均停留', value: '11', unit: '分钟' },
    { name: '资料收下', value: '1,930', unit: '份' },
    { name: '发起询价', value: '287', unit: '次' },
  ],
  curve: {
    name: '同时在厅',
    points: [0.08, 0.2, 0.3, 0.26, 0.48, 0.62, 0.95, 0.82, 0.6, 0.52, 0.4, 0.3, 0.22],
    levels: ['300', '200', '100', '0'],
    times: ['周一', '周三', '周五', '周日'],
    peak: 6,
    text: '周四 发布会',
  },
  ranking: {
    name: '展位热度 · 停留',
    rows: [
      { name: '会议终端', note: '2 号', value: '38%', share: 100 },
      { name: '智慧教室', note: '1 号', value: '27%', share: 71 },
      { name: '小型会议', note: '4 号', value: '19%', share: 50 },
    ],
    rest: { name: '其余展区', value: '16%' },
  },
};

export const yuanyuzhouScenes: readonly NamedText[] = [
  { name: '线上展会', text: '一百个展位，一个入口' },
  { name: '虚拟发布会', text: '新品在空中拆开看内部' },
  { name: '招商展厅', text: '先在屏幕里走一圈，再来现场' },
  { name: '校园开放日', text: '宿舍、实验室和食堂都逛得到' },
];

export const yuanyuzhouRelated: readonly RelatedLink[] = [
  { name: '3D 虚拟直播', text: '会议室变成能切换的演播厅', link: '/home/3dpage' },
  { name: '线上峰会', text: '多会场、多议程的大场面', link: '/m/summit' },
  { name: '客户案例', text: '产业园先带企业在屏幕里走一圈', link: '/home/case?id=41022' },
];
