import type { sceneFiles } from './scene-files';

/** What a scene shows, for who does not see it. */
export const sceneWords: Readonly<Record<keyof typeof sceneFiles, string>> = {
  audience: '示意图：坐满观众的会场',
  award: '示意图：台上颁奖',
  booth: '示意图：展会上的展台',
  careers: '示意图：招聘会的岗位海报',
  'close-up': '示意图：主播的近景',
  counter: '示意图：店员在柜台前',
  dinner: '示意图：年会的晚宴',
  doctor: '示意图：医生在讲解',
  factory: '示意图：工人在产线旁',
  group: '示意图：众人合影',
  guest: '示意图：嘉宾在发言',
  launch: '示意图：发布会的舞台',
  news: '示意图：两位主播坐在新闻台前',
  pitch: '示意图：球赛的主机位',
  room: '示意图：样板间',
  'set-launch': '示意图：发布厅布景',
  'set-news': '示意图：新闻台布景',
  'set-roadshow': '示意图：路演厅布景',
  'set-terrace': '示意图：露台布景',
  signing: '示意图：签约现场',
  slides: '示意图：讲者与课件',
  valley: '示意图：清晨山谷里的慢直播',
};
