export const videoCopy = {
  heading: '视频',
  words: '每段只教一个操作，附逐句文字稿，开会前也能看完。',
  title: '直播操作视频_电脑与手机开播、导播、互动演示',
  description:
    '三到八分钟一段的操作演示：认识控制台、电脑与手机开播、OBS 推流、云导播切换、绿幕布光、抽奖问卷、白名单与数据大屏，每段附文字稿。',
  empty: '还没有视频，先看看文章',
} as const;
