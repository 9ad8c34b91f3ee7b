export type ConsoleMessage = { name: string; from: string; text: string; host?: boolean };

/** One running show on the switcher. */
export type ConsoleShow = {
  /** Text alternative of the picture. */
  label: string;
  title: string;
  elapsed: string;
  /** Name in the corner of the programme window. */
  station: string;
  /** Line figures at the right of the top bar, the important ones first. */
  line: readonly { name: string; value: string }[];
  /** Six cameras; the first is in preview, the second on air. */
  cameras: readonly { name: string }[];
  caption: { name: string; role: string; text: string; template: string };
  /** Waiting in the tabs beside the chat. */
  questions: number;
  unchecked: number;
  notice: string;
  messages: readonly ConsoleMessage[];
  /** A line of the system between the messages. */
  event: string;
  poll: { ask: string; votes: string; options: readonly { name: string; percent: number }[] };
};

/** The show that runs in the hero of the home page, on PC and phone. */
export const launchShow: ConsoleShow = {
  label:
    '云导播台画面：预监是产品负责人近景，主监正在播出新品发布会全景，下方六路机位与字幕条，左侧调音台，右侧聊天审核与投票',
  title: '秋季新品发布会',
  elapsed: '01:24:36',
  station: '澄境科技',
  line: [
    { name: '在线', value: '12,846' },
    { name: '推流', value: '6.0 Mbps' },
    { name: '丢帧', value: '0' },
    { name: '延时播出', value: '10 s' },
    { name: '录制', value: '已开启' },
  ],
  cameras: [
    { name: '近景' },
    { name: '全景' },
    { name: '观众席' },
    { name: '课件' },
    { name: '连麦嘉宾' },
    { name: '垫片' },
  ],
  caption: { name: '林澄', role: '产品负责人', text: '会议终端 S1，今天与你见面', template: '人名条 · 模板 03' },
  questions: 12,
  unchecked: 3,
  notice: '15:00 抽取 20 台试用机，名单在直播间公示',
  messages: [
    { name: '周敏', from: '华东经销商', text: '大会议室最远能收多少米？' },
    { name: 'Kevin', from: '集成商', text: '老设备能利旧吗' },
    { name: '赵工', from: '学校信息中心', text: '双师课堂可以直接接入吗，想约一次演示' },
    { name: '主办方', from: '澄境科技', text: '@赵工 可以，顾问会按报名电话联系你', host: true },
    { name: '吴迪', from: '连锁药店', text: '门店培训用小尺寸的那款就够了吧' },
  ],
  event: '何女士 领取了产品白皮书',
  poll: {
    ask: '投票：先装在哪间会议室？',
    votes: '1,204 票',
    options: [
      { name: '培训教室', percent: 58 },
      { name: '董事会议室', percent: 31 },
    ],
  },
};
