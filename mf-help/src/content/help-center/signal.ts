import type { Symptom } from './symptom';

/** What goes wrong between camera and platform. */
export const signalSymptoms: readonly Symptom[] = [
  {
    ...{ id: 'black-screen', icon: 'screen', name: '黑屏', seen: '有声音没画面，或者整个是黑的' },
    tests: [
      {
        look: '推流软件自己的预览窗',
        sign: '预览也是黑的，问题在采集',
        fix: '退出占着摄像头的会议软件，重新激活采集源；双显卡笔记本把推流软件指定到桌面那张显卡，再重启它。',
        article: { id: 10074, title: '推流黑屏或花屏怎么办' },
      },
      {
        look: '控制台“信号预览”',
        sign: '这里有画面，观众说黑',
        fix: '点“正式开播”，没点之前观众只看到封面。已经开播的，把视频编码改回 H.264，不要用 H.265。',
        article: { id: 10015, title: '使用 OBS 推流到直播间' },
      },
      {
        look: '采集卡接的是什么',
        sign: '接着播放器或电视盒，一接就黑',
        fix: '片源带版权保护，采集卡会强制置黑。换成电脑直接播放有授权的文件，或改抓整个显示器。',
        article: { id: 10074, title: '推流黑屏或花屏怎么办' },
      },
    ],
  },
  {
    ...{ id: 'no-sound', icon: 'sound', name: '没声音', seen: '画面在动，软件的音量条不跳，或推上去是哑的' },
    tests: [
      {
        look: '推流软件混音器的音量条',
        sign: '音量条一动不动',
        fix: '默认设备被耳机或投屏换掉了。重新选择麦克风或调音台输入，确认静音没有点亮。',
        article: { id: 10075, title: '有画面没声音的五种原因' },
      },
      {
        look: '只在放视频时没声音',
        sign: '人声正常，片子是哑的',
        fix: '停止共享再开一次，勾选“共享系统声音”。',
        article: { id: 10011, title: '如何共享屏幕并播放视频声音' },
      },
      {
        look: 'OBS 的“高级音频设置”',
        sign: '耳机里有，推上去没有',
        fix: '“音频监听”选成了“仅监听(输出静音)”，改回“关闭监听”或“监听并输出”；再看音轨 1 有没有勾上。',
        article: { id: 10015, title: '使用 OBS 推流到直播间' },
      },
    ],
  },
  {
    ...{ id: 'stutter', icon: 'slow', name: '卡顿、花屏', seen: '一顿一顿，有马赛克或拖影' },
    tests: [
      {
        look: '直播间 › 监控 › 卡顿率',
        sign: '整体不高，只有三五个人说卡',
        fix: '请他们切到标清、退出重进、换一个网络；公司电脑关掉代理软件。',
        article: { id: 10073, title: '观众反馈卡顿的排查步骤' },
      },
      {
        look: 'OBS 的“统计”窗口',
        sign: '“丢弃的帧(网络)”在涨',
        fix: '码率先降三成，拔掉 Wi-Fi 换网线，关掉网盘同步和其他人的视频会议。',
        article: { id: 10073, title: '观众反馈卡顿的排查步骤' },
      },
      {
        look: '关键帧间隔',
        sign: '花屏隔几秒自己恢复',
        fix: '关键帧间隔填 2 秒，不要用“自动”；还花就从 1080p 降到 720p、码率 1.5–2 Mbps。',
        article: { id: 10016, title: '硬件编码器推流参数建议' },
      },
    ],
  },
];
