export const videoPageCopy = {
  transcript: '文字稿',
  transcriptIntro: '时间是每一步在视频里的位置。',
  demo: '演示站点不附视频文件，步骤都写在下面的文字稿里。',
  more: '接着看',
  tags: '相关标签',
} as const;
