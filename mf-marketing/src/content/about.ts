import type { Lines, NamedWords } from './product-page';

/** The company page. The company is fictional, and the page says so. */
export const aboutHead = {
  title: '关于我们_企业直播服务商的团队与历程',
  description:
    '团队介绍、发展历程、服务理念、加入我们与联系方式。一半人写软件，一半人去现场；想聊聊你的下一场直播，可以打电话、写邮件或预约到访。',
  keywords: ['关于我们', '企业直播服务商', '直播公司招聘', '联系方式'],
  name: '关于我们',
} as const;

export const aboutHero = {
  title: ['我们把直播', '做清楚'],
  intro: ['开播前想清楚，播的时候看清楚，', '散场以后算清楚。'],
  picture: '示例画面：三位同事坐在导播间里，面前的屏幕墙正中是正在播出的河谷慢直播，两侧是四路机位',
  anchors: [
    { id: 'team', name: '团队' },
    { id: 'beliefs', name: '服务理念' },
    { id: 'history', name: '发展历程' },
    { id: 'join', name: '加入我们' },
    { id: 'contact', name: '联系方式' },
  ],
} as const;

export const aboutProfile = {
  title: ['一半写软件，', '一半去现场'],
  words: [
    '我们为企业提供直播产品与现场服务。做营销、培训、门店、峰会和融媒体的团队，在同一个后台里完成报名、开播、互动和复盘；人手不够的场次，由我们的导播和摄像到场补齐。',
    '写软件的同事每个季度跟一场执行，去现场的同事参加每次版本评审。所以菜单上的词，和对讲机里喊的是同一套。',
  ],
  facts: [
    { name: '成立', value: '2018', unit: '年' },
    { name: '团队', value: '186', unit: '人' },
    { name: '可到场执行', value: '23', unit: '个城市' },
    { name: '技术值守', value: '365', unit: '天' },
  ],
  note: '公司为虚构，以上均为示例数据。',
} as const;

/** One stretch of work of a group around a show; `from` and `to` are columns of the roster. */
export type Shift = { from: number; to: number; words: string; busy?: boolean };

export type Group = { name: string; people: string; shifts: readonly Shift[] };

export const aboutTeam: {
  title: Lines;
  intro: string;
  phases: Lines;
  groups: readonly Group[];
  note: string;
} = {
  title: ['一场直播前后，', '谁在岗'],
  intro: '每组做什么，不看部门介绍，看值班表。下面是一场报备过的发布会，从签单排到复盘。',
  phases: ['开播前 30 天', '前 5 天', '前 1 天', '开播当天', '次日', '后 3 天'],
  groups: [
    {
      name: '客户成功',
      people: '34 人',
      shifts: [
        { from: 1, to: 3, words: '开通账号，陪配报名页' },
        { from: 4, to: 5, words: '盯线索入库', busy: true },
        { from: 6, to: 7, words: '出复盘报告' },
      ],
    },
    {
      name: '现场执行',
      people: '46 人',
      shifts: [
        { from: 2, to: 3, words: '勘场、测网' },
        { from: 3, to: 4, words: '完整彩排' },
        { from: 4, to: 5, words: '导播、摄像', busy: true },
        { from: 5, to: 7, words: '交成片与场记' },
      ],
    },
    {
      name: '产品与研发',
      people: '78 人',
      shifts: [
        { from: 1, to: 2, words: '评估并发' },
        { from: 3, to: 4, words: '压测、封版' },
        { from: 4, to: 5, words: '值守监控', busy: true },
        { from: 6, to: 7, words: '问题排进版本' },
      ],
    },
    {
      name: '内容与讲堂',
      people: '12 人',
      shifts: [
        { from: 1, to: 3, words: '给脚本和流程单范例' },
        { from: 5, to: 7, words: '剪短片，征得同意后写案例' },
      ],
    },
    {
      name: '渠道与支持',
      people: '16 人',
      shifts: [
        { from: 1, to: 2, words: '方案与合同' },
        { from: 4, to: 5, words: '热线接听', busy: true },
        { from: 6, to: 7, words: '开票、归档' },
      ],
    },
  ],
  note: '人数与分工为示例数据。珊瑚色的格子是开播当天必须有人在线的岗位，休假先找替补再请。',
};

export const aboutBeliefs: {
  title: string;
  intro: string;
  list: readonly (NamedWords & { wont: string })[];
  promises: readonly { value: string; unit: string; words: string }[];
  note: string;
} = {
  title: '播得稳，看得清，跟得上',
  intro: '三句话写在合同扉页，也写明了我们不做什么。',
  list: [
    {
      name: '播得稳',
      words: '重要的场次两路网络互备，断流先切垫片；报备过的场次，有人盯到末位观众离开。',
      wont: '没测过网的会场，不承诺画质。',
    },
    {
      name: '看得清',
      words: '画面、用量、价格和结果放在明处。写进报告的数字，都说得出是怎么数出来的。',
      wont: '不刷人数，不替客户美化曲线。',
    },
    {
      name: '跟得上',
      words: '一件事从头到尾由同一个人跟，转手要说明原因。散场不是结束，复盘会上见。',
      wont: '不把问题转给“技术看一下”就没了下文。',
    },
  ],
  promises: [
    { value: '5', unit: '分钟', words: '工作时段内，在线咨询有人应答' },
    { value: '15', unit: '分钟', words: '收到故障报告，给出初步判断' },
    { value: '30', unit: '分钟', words: '没解决前，按这个间隔同步进展' },
  ],
  note: '以上是内部约定的服务目标，合同另有约定的以合同为准。',
};
