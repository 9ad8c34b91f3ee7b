import type {
  FactRows,
  HeroLines,
  LeadLines,
  Lines,
  LineStep,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
} from './product-page';

export const clientHead: ProductHead = {
  title: '3D虚拟直播客户端_系统要求与安装说明',
  description:
    '3D 虚拟直播客户端的系统要求、安装步骤、版本记录与常见报错。绿幕抠像、三维场景与虚拟机位在一台 Windows 电脑上完成，可先下载自测再试用。',
  keywords: ['3D虚拟直播软件', '虚拟演播厅软件', '绿幕抠像软件'],
  name: '3D 虚拟直播客户端',
};

export const clientHero: HeroLines & { download: string; released: string; unknown: string } = {
  title: ['装在一台电脑里的', '虚拟演播厅'],
  intro: ['先看系统要求，再装客户端；', '首次启动会替你把这台电脑测一遍。'],
  download: '去下载',
  released: '发布',
  unknown: '当前版本与大小见下载中心。',
};

/** The client at work. */
export const clientWindow = {
  label:
    '示例画面：客户端主窗口，左侧是场景库，正中是抠像后站在虚拟发布厅里的主讲人，右侧是抠像滑杆与虚拟大屏来源，下方是四个虚拟机位和帧率',
  name: '新品发布会 · 彩排',
  sample: '示例画面',
  library: '场景库',
  sets: ['发布厅', '新闻台', '路演厅', '山景露台'],
  onAir: '主监 PGM',
  keying: { name: '抠像', sliders: ['容差', '边缘柔化', '溢色抑制'] },
  screen: { name: '虚拟大屏', rows: ['主屏 · 课件', '左屏 · 标志', '右屏 · 议程'] },
  cameras: ['F1 全景', 'F2 中景', 'F3 大屏', 'F4 推近'],
  state: ['60 帧', 'GPU 58%', '显存 4.1 / 8 GB', '推流 6.0 Mbps', '本地录制 00:12:48'],
} as const;

export const clientNeeds: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['系统要求，', '按要播成什么样来看'],
  intro: '前两列按 1080p 计。笔记本请接电源；核显能打开软件，但撑不住一场直播。',
  facts: {
    columns: ['项目', '单人', '双人加 AR', '4K 输出'],
    rows: [
      ['操作系统', 'Windows 10 64 位', 'Windows 10 64 位', 'Windows 11'],
      ['处理器', '6 核', '8 核', '12 核'],
      ['内存', '16 GB', '32 GB', '32 GB'],
      ['显卡', '独立显卡，显存 6 GB', '独立显卡，显存 8 GB', '独立显卡，显存 12 GB'],
      ['硬盘', '固态，空余 40 GB', '固态，空余 80 GB', '固态，空余 120 GB'],
      ['采集', 'USB 3.0 采集盒', 'PCIe 采集卡两路', 'PCIe 4K 采集卡'],
      ['上行网络', '10 Mbps 有线', '10 Mbps 有线', '25 Mbps 有线'],
    ],
  },
  note: '以上为示例值，场景越复杂要求越高。定制场景交付后，请在开播用的电脑上连续跑满 30 分钟。',
};

export const clientInstall: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['从下载，', '到看见自己站进场景'],
  intro: '网速正常的话一小时以内。场景包较大，请在彩排前一天下好。',
  list: [
    { when: '第 1 步', name: '下载与校验', words: '在下载中心取安装包，核对 SHA-256。' },
    { when: '第 2 步', name: '安装', words: '路径不要含中文，约需 6 GB 空间。' },
    { when: '第 3 步', name: '登录与检测', words: '用控制台账号登录，等检测给出画质档位。' },
    { when: '第 4 步', name: '接信号', words: '选采集设备，点一下幕布取色。' },
    { when: '第 5 步', name: '选场景', words: '下载模板，调脚的位置，绑定大屏。' },
    { when: '第 6 步', name: '试推 10 分钟', words: '推到测试直播间，用手机看一遍。' },
  ],
};

export const clientAnchors: readonly SectionAnchor[] = [
  { id: 'needs', name: '系统要求' },
  { id: 'install', name: '安装' },
  { id: 'errors', name: '常见报错' },
  { id: 'versions', name: '版本记录' },
  { id: 'faq', name: '常见问题' },
];

export const clientQuestions: readonly Question[] = [
  {
    ask: 'macOS 能用吗？',
    answer:
      '暂时没有 macOS 版。苹果电脑可以用电脑端开播工具做普通抠像；要用三维场景和虚拟机位，需要一台装有独立显卡的 Windows 电脑，虚拟机里运行不在支持范围。',
  },
  {
    ask: '没有联网的会场能用吗？',
    answer:
      '登录后可离线使用 72 小时，抠像、场景和本地录制都不受影响，推流和同步素材需要网络。到内网场地前请先登录一次。',
  },
  {
    ask: '一个账号可以装几台电脑？',
    answer:
      '安装不限台数，同一时间可以推流的台数按套餐，专业版一台、旗舰版三台（示例）。在后台“设备”里可以把旧电脑下线。',
  },
  {
    ask: '升级会影响做好的场景吗？',
    answer:
      '场景和机位预设存在工程文件里，升级前自动备份一份。跨大版本升级后请重新打开一次工程，等待着色器编译完再彩排。',
  },
];

export const clientRelated: readonly RelatedLink[] = [
  { name: '3D 虚拟直播', words: '能做什么，四套常用场景长什么样', link: '/home/3dpage' },
  { name: '直播硬件', words: '绿幕、灯光和采集卡，按场地配一套', link: '/home/liveHardware' },
  { name: '绿幕拍摄的布光要点', words: '抠得干净，八成看布光', link: '/help/helpDocument/10020' },
];

export const clientLead: LeadLines = {
  title: ['报一下电脑型号，', '替你看能不能跑'],
  intro: '留下电话，把电脑、显卡和采集卡型号写在需求里，顾问一个工作日内回复档位和要补的东西。',
  steps: [
    { when: '当天', what: '确认用途：单人、双人还是 4K' },
    { when: '1 个工作日', what: '给出档位建议与补件清单' },
    { when: '约定时间', what: '远程装好，一起试推一次' },
  ],
};
