export const centreCopy = {
  title: '帮助中心_直播操作说明与故障排查',
  description:
    '从注册、开播到复盘的操作说明：电脑与手机开播、直播间设置、互动营销、观看权限、录制数据、计费与故障排查，开播前五分钟也能查到答案。',
  heading: '开播遇到问题，从这里查起',
  lead: '每篇说明写清在哪里点、按什么顺序做、常见的错在哪里。',
  templates: { heading: '常用操作', lead: '照着走一遍，第一次做也不慌。' },
  categories: { heading: '全部分类' },
  otherWays: [
    { name: '直播术语', text: '四十来个词，各用一两句话说明白', link: '/help/helpClassList/104#glossary' },
    { name: '网络自测', text: '十几秒看出线路稳不稳', link: '/help/helpClassList/901#network-check' },
    { name: '视频教程', text: '跟着画面点一遍', link: '/info/video' },
    { name: '下载中心', text: '开播工具与手机 App', link: '/home/download' },
  ],
  latest: { heading: '最近更新', lead: '步骤或口径有改动的文章，新的在前。' },
} as const;
