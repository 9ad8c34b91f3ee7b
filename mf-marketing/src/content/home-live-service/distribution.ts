export const crewDistribution = {
  title: ['直播分发：', '一路画面，送到各处'],
  intro: '同一路信号同时送到自己的直播间和其他平台，哪一路断了单独重连，不影响别处。',
  label:
    '直播分发示例画面：一路主信号经过云端转码，分送到自有直播间、视频号、短视频平台、政务平台、会场大屏和海外站点，各路状态分别显示',
  source: { name: '主输出', words: '1080p · 6 Mbps' },
  cloud: { name: '云端转码', words: '横屏、竖屏各一路' },
  targets: [
    { name: '自有直播间', words: '报名、互动、留资都在这里', state: '播出中' },
    { name: '视频号', words: '竖屏，带预约组件', state: '播出中' },
    { name: '短视频平台', words: '竖屏，聊天回传后台', state: '播出中' },
    { name: '政务与融媒平台', words: '延时 30 秒，先审后播', state: '播出中' },
    { name: '分会场大屏', words: '低延时，画面与主会场同步', state: '播出中' },
    { name: '合作媒体', words: '发一个拉流地址，由对方接收', state: '重连中' },
  ],
  points: [
    { name: '分别设置', words: '标题、封面、清晰度、延时按平台各填各的' },
    { name: '分别看数', words: '各平台观看人数汇总到同一张表，示例数据可导出' },
    { name: '分别合规', words: '台标、字幕和水印按平台规则开关' },
  ],
} as const;
