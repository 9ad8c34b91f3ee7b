/** The network self-test on the list of 卡顿与黑屏. */
export const checkCopy = {
  heading: '网络自测',
  lead: '用准备开播的那台电脑、那条网络打开本页，十几秒看出到本站的线路稳不稳。',
  start: '开始自测',
  again: '再测一次',
  running: (done: number, all: number) => `正在测第 ${done} / ${all} 次…`,
  offline: '电脑没有连上网络，先检查网线或 Wi-Fi。',
  needsScript: '自测需要浏览器允许运行脚本。也可以直接看下面的报错对照。',
  liveCheck: '去开播自检',
  uplink: '这里只看线路的快慢和抖动。上行带宽在“开播自检”里测，并按下表留够余量。',
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
