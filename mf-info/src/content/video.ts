export const videoPageCopy = {
  tasks: '看完能做的三件事',
  tasksIntro: '点画面，播放器跳到那一步',
  still: (name: string) => `示意图：做完「${name}」时的画面`,
  cover: (title: string) => `示意图：${title}`,
  related: '相关视频',
  help: '相关帮助',
  tags: '相关标签',
} as const;
