/** The network self-test on the list of 卡顿与黑屏. */
export const checkCopy = {
  heading: '网络自测',
  lead: '用准备开播的那台电脑、那条网络打开本页，十几秒看出到本站的线路稳不稳。',
  start: '开始自测',
  again: '再测一次',
  running: (done: number, all: number) => `正在测第 ${done} / ${all} 次…`,
  offline: '电脑没有连上网络，先检查网线或 Wi-Fi。',
  needsScript: '自测需要浏览器允许运行脚本。也可以直接看下面的报错对照。',
  uplink: '网页只能看线路的快慢和抖动。上行带宽请在开播工具的“网络检测”里测，并按下表留够余量。',
} as const;

/** What each finding means for the live stream. */
export const verdictCopy = {
  good: { name: '稳定', advice: '可以按原计划的码率开播。开播后留意开播工具里的丢帧。' },
  usable: { name: '勉强可用', advice: '换成有线，关掉网盘同步和系统更新；仍不改善，就把码率降一档再播。' },
  poor: {
    name: '不建议开播',
    advice: '换一条网络再测，例如手机热点。确实只有这条线路时，降到 720p、1.5 Mbps，并备好垫片。',
  },
} as const;

export const measureCopy = { delay: '往返时间', jitter: '抖动', lost: '失败' } as const;

/** Figures of the article on encoders (10016). */
export const uplinkTable = {
  head: ['画面', '视频码率', '上行至少'],
  rows: [
    ['1280×720 25 帧', '{{codec.720p25}}', '4 Mbps'],
    ['1920×1080 25 帧', '{{codec.1080p25}}', '8 Mbps'],
    ['1920×1080 50 帧', '{{codec.1080p50}}', '16 Mbps'],
    ['3840×2160 25 帧', '{{codec.2160p25}}', '{{codec.2160p25-uplink}}'],
  ],
} as const;
