import type { ConsoleShow } from '@site/drawings/stages/console-stage';
import type { Screening } from '../stage-data';

/** A river on air, with the news room in preview. Sample data. */
export const gdShow: ConsoleShow = {
  label:
    '云导播台画面：预监是演播室两位主持人，主监正在播出江面慢直播与汛期字幕，下方六路信号与字幕条，左侧调音台，右侧审核与征集投票',
  title: '汛期值守 · 澄江口',
  elapsed: '06:12:40',
  station: '澄江融媒',
  line: [
    { name: '在线', value: '38,204' },
    { name: '推流', value: '8.0 Mbps' },
    { name: '丢帧', value: '0' },
    { name: '延时播出', value: '30 s' },
    { name: '转推', value: '5 路' },
  ],
  cameras: [
    { name: '演播室' },
    { name: '江口机位' },
    { name: '前方记者' },
    { name: '体育场' },
    { name: '发布厅' },
    { name: '水情图' },
  ],
  caption: { name: '澄江口', role: '慢直播', text: '水位 12.4 米，低于警戒 0.8 米', template: '水情条 · 模板 07' },
  questions: 6,
  unchecked: 9,
  notice: '16:00 连线水文站，请勿靠近江堤',
  messages: [
    { name: '江边人家', from: '客户端', text: '老码头那边水涨了吗？' },
    { name: '阿诚', from: '网站', text: '孩子学校今天停课没有' },
    { name: '编辑', from: '澄江融媒', text: '@阿诚 教育局通知已置顶', host: true },
    { name: '何师傅', from: '客户端', text: '沿江路还能走吗' },
    { name: '小林', from: '合作平台', text: '谢谢值守的记者' },
  ],
  event: '值班领导 签发了第 12 条字幕',
  poll: {
    ask: '征集：想看哪个机位？',
    votes: '2,318 票',
    options: [
      { name: '老码头', percent: 61 },
      { name: '水文站', percent: 29 },
    ],
  },
};

export const gdSlowLive: Screening = {
  label: '慢直播画面：黎明的河谷，字幕显示水位，右下角卡片是机位的连续在线时长、告警与时移范围',
  status: '慢直播 · 已连续 126 天',
  caption: { name: '澄江口 3 号机位', text: '水位 12.4 米 · 来源 水文接口' },
  messages: [
    { name: '早起的人', text: '今天有雾' },
    { name: '江边人家', text: '鸟回来了' },
  ],
  card: {
    name: '机位值守',
    rows: [
      ['在线', '3,024 小时'],
      ['告警', '静帧 2 次 · 已恢复'],
      ['时移', '近 7 天可回看'],
      ['值班', '编辑 林'],
    ],
  },
};
