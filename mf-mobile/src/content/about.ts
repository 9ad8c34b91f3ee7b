/** Copy of the company page on phones. The company is fictional, and the page says so. */
export const aboutCopy = {
  head: {
    title: '关于我们_团队、历程与联系方式',
    description:
      '团队介绍、发展历程、服务理念、加入我们与联系方式。想聊聊你的下一场直播，欢迎留言或预约到访；在招哪些岗位、来访怎么走，也都写着。',
    keywords: ['关于我们', '企业直播服务商', '加入我们', '联系方式'],
    /** On a white-label site, which shows no people and no years of ours. */
    neutral: {
      title: '关于我们_企业直播服务与联系方式',
      description:
        '企业直播产品与现场服务、服务理念、加入我们与联系方式。想聊聊你的下一场直播，欢迎留言，24 小时内有人回电。',
      keywords: ['关于我们', '企业直播服务商', '联系方式'],
    },
  },
  hero: {
    title: ['我们把直播', '做清楚'],
    intro: ['播之前怎么排，当天谁盯着，', '播完怎么算账，都跟你说明白。'],
    picture: '三位同事坐在导播间里，面前的屏幕墙正中是正在播出的河谷慢直播，两侧是四路机位',
  },
  profile: {
    title: '写软件的和跑现场的各占一半',
    text: [
      '为企业提供直播产品与现场服务。做营销、培训、门店、峰会和融媒体的团队，在同一个后台里完成报名、开播、互动和复盘。',
      '写软件的同事每个季度跟一场执行，去现场的同事参加每次版本评审，所以菜单上的词和对讲机里喊的是同一套。',
    ],
    facts: [
      {
        name: '{{company.founded.name}}',
        value: '{{company.founded.value}}',
        unit: '{{company.founded.unit}}',
        ours: true,
      },
      { name: '{{company.team.name}}', value: '{{company.team.value}}', unit: '{{company.team.unit}}', ours: true },
      { name: '{{company.regions.name}}', value: '{{company.regions.value}}', unit: '{{company.regions.unit}}' },
      {
        name: '{{company.event-duty.name}}',
        value: '{{company.event-duty.value}}',
        unit: '{{company.event-duty.unit}}',
      },
    ],
  },
  beliefs: {
    title: '播得稳，看得清，跟得上',
    items: [
      {
        name: '播得稳',
        text: '重要的场次两路网络互备，断流先切垫片；开通重要场次保障的，有人盯到最后一位观众离开。',
      },
      {
        name: '看得清',
        text: '画面、用量、价格和结果放在明处。算不准的数字不写进报告，写进去的都说得出来处。',
      },
      {
        name: '跟得上',
        text: '一件事从头到尾由同一个人跟，转手要说明原因；散场不是结束，复盘会上见。',
      },
    ],
  },
  promises: {
    title: '我们怎样要求自己',
    items: [
      { value: '5', unit: '分钟', text: '工作时段内，在线咨询有人应答' },
      { value: '15', unit: '分钟', text: '故障报告有初步判断' },
      { value: '30', unit: '分钟', text: '没解决前，按此间隔同步进展' },
    ],
    note: '以上是内部约定的服务目标，合同另有约定的以合同为准。',
  },
  history: { title: '一年一年', earlier: '更早的几年' },
  join: {
    title: '加入我们',
    intro: '我们在找愿意到现场看看的人。点开岗位读要求，合适就联系我们。',
    duties: '要做的事',
    wants: '希望你',
    apply: '投递简历',
    applyByForm: '留言应聘',
    none: '在招岗位正在更新',
    noneByMail: '，可以先把简历发到',
    noneByForm: '，可以先留言告诉我们你会做什么',
  },
  contact: {
    title: '联系我们',
    phone: '销售与服务电话',
    form: { name: '在线留言', text: '预约回电' },
    email: '合作与媒体',
    address: '公司地址',
    hours: '咨询时间：',
    ways: [
      { name: '渠道合作', text: '区域代理、行业与集成伙伴', link: '/home/promotion' },
      { name: '媒体报道', text: '产品、伙伴与活动的消息', link: '/m/media' },
      { name: '新闻动态', text: '版本发布与服务安排', link: '/home/newsList' },
    ],
    licence: '营业执照公示',
  },
} as const;

export type HistoryYear = { year: string; text: string };

/** The newest years stand open, the others are folded away. */
export const recentYears: readonly HistoryYear[] = [
  { year: '2026', text: '渠道伙伴大会定下联合交付的规矩；图片直播的手机观看页按拇指的习惯重做。' },
  { year: '2025', text: '新版控制台上线，常用入口少点两次；直播讲堂开线下班，公益支持计划启动。' },
  { year: '2024', text: '元宇宙展厅对外开放，展馆和直播放进同一个空间；开放接口有了沙箱。' },
];

export const earlierYears: readonly HistoryYear[] = [
  { year: '2023', text: '企微 SCRM 上线，直播间里的观众第一次有了下文。' },
  { year: '2022', text: '3D 虚拟直播客户端发布，会议室的一面绿墙成了演播厅。' },
  { year: '2021', text: '图片直播与连锁直播先后上线，所有产品归到一个账号、一个控制台。' },
  { year: '2020', text: '培训和招商都搬到线上，云导播开始在浏览器里运行。' },
  { year: '2019', text: '直播后台上线，第一批用户是本地的会展公司。' },
  { year: '2018', text: '三个做会议执行的人和两个写程序的人，租下一间带绿墙的仓库。' },
];
