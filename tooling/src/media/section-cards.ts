import { sectionCardName } from '@site/shared/contract/card-name';
import type { CardSource } from './card-source';

type SectionCard = readonly [kind: string, section: string, title: string, note: string, scene: string];

/** What a content is shared with until `npm run media` has drawn its own card. */
const sections: readonly SectionCard[] = [
  ['help', '帮助中心', '照着图做，\n一步不落', '每一步都有画面和按钮', 'speaker'],
  ['topic', '直播资讯', '开播前后，\n先查一查', '清单、算法、复盘都能照做', 'news'],
  ['video', '视频教程', '看一遍，\n就会操作', '每段都有章节和文字', 'host'],
  ['lecture', '直播讲堂', '一讲一课，\n边学边练', '例子、练习、带得走的清单', 'class'],
  ['news', '新闻动态', '平台最近\n更新了什么', '版本、服务安排与公告', 'moderator'],
  ['case', '客户案例', '同行怎么播，\n照着就能办', '机位、流程、数据都写明', 'audience'],
  ['marketing', '营销方案', '场景选好，\n方案就有', '步骤、话术、产品一页看完', 'signing'],
];

export const sectionCards: readonly CardSource[] = sections.map(([kind, section, title, note, scene], index) => ({
  ...{ id: sectionCardName(kind), title, section, note, scene },
  ground: index % 2 === 0 ? 'mint' : 'night',
}));
