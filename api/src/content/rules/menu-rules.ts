import type { Static } from '@sinclair/typebox';
import type { HelpFront } from '../content-schemas';
import { type HouseRule, issueAt, ofKind } from './written';

/** Where a path begins: the menus of the console, then products, programs and pages that have a menu of their own. */
const menus: readonly string[] = [
  ...['直播间', '互动', '数据', '账户中心'],
  ...['连锁', '图片直播', '企微', '展厅', '直播官网', '开放平台'],
  ...['云导播', '场控台', '开播工具', '手机 App', '3D 虚拟直播客户端', '官网'],
];

/** The path of a help article begins at a menu that the console has. */
export const menuRules: HouseRule = (articles) =>
  ofKind<Static<typeof HelpFront>>(articles, 'help').flatMap((article) => {
    const [menu] = article.front.facts?.path?.split(' › ') ?? [];
    if (menu === undefined || menus.includes(menu)) return [];
    return [
      issueAt(article, ['facts', 'path'], `路径要从一个菜单开始，没有“${menu}”，可以写的有：${menus.join('、')}`),
    ];
  });
