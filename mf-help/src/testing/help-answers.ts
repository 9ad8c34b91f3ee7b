import { readHelpArticle } from '@site/shared/calls/help-article';
import { readHelpClassPage } from '@site/shared/calls/help-class-page';
import { readHelpHome } from '@site/shared/calls/help-home';
import { listHotWords } from '@site/shared/calls/help-hot-words';
import { searchHelp } from '@site/shared/calls/help-search';
import { listHelpTemplates } from '@site/shared/calls/help-templates';
import { readHelpTree } from '@site/shared/calls/help-tree';
import type {
  HelpArticle,
  HelpArticleSummary,
  HelpCategory,
  HelpClassPage,
  HelpHome,
  HelpLeaf,
  HelpSearchPage,
  HelpTemplate,
  HotWord,
} from '@site/shared/contract/help';
import { answerBody, answerTo } from '@site/shared/testing/answer-to';

/** Service answers for this section's tests: two classifications, three leaves, three articles. */
const leaf = (id: number, name: string): HelpLeaf => ({
  id,
  pid: Math.floor(id / 100),
  name,
  description: `${name}的操作说明`,
  articleCount: 2,
});

export const whitelist = leaf(502, '白名单');

export const security: HelpCategory = {
  id: 5,
  pid: 0,
  name: '观看权限与安全',
  icon: 'shield',
  description: '谁能看、怎么防录屏、内容由谁来审',
  articleCount: 4,
  secList: [leaf(501, '观看限制'), whitelist],
};

const beginners: HelpCategory = {
  ...security,
  id: 1,
  name: '新手指南',
  icon: 'compass',
  secList: [leaf(101, '账号注册与登录')],
};

export const tree = [beginners, security];

export const summary = (id: number, title: string): HelpArticleSummary => ({
  id,
  title,
  summary: `${title}，按步骤来`,
  classId: 502,
  className: '白名单',
  updated: '2026-05-18',
  snippet: `后台的${title}入口在观看权限里`,
});

export const articles = [summary(10044, '批量导入白名单'), summary(10045, '白名单用户进不来怎么排查')];

export const article: HelpArticle = {
  id: 10044,
  title: '批量导入白名单',
  summary: '用模板整理手机号，一次导入。',
  classId: 502,
  author: '产品团队',
  updated: '2026-05-18',
  keywords: ['白名单', '导入'],
  facts: { plans: '专业版及以上', roles: '主账号、运营', path: '直播间 › 观看权限 › 白名单观看' },
  minutes: 2,
  html: '<h2 id="zhun-bei">导入前准备</h2><p>选好字段。</p><h2 id="bu-zhou">操作步骤</h2><ol><li>打开权限</li></ol>',
  headings: [
    { id: 'zhun-bei', level: 2, text: '导入前准备' },
    { id: 'bu-zhou', level: 2, text: '操作步骤' },
  ],
  breadcrumb: [
    { id: 5, name: '观看权限与安全' },
    { id: 502, name: '白名单' },
  ],
  related: [{ id: 10042, title: '五种观看限制的区别' }],
  siblings: [
    { id: 10044, title: '批量导入白名单' },
    { id: 10045, title: '白名单用户进不来怎么排查' },
  ],
  prev: { id: 10043, title: '设置登记观看与报名审核' },
  next: { id: 10045, title: '白名单用户进不来怎么排查' },
};

export function articlePage(list: HelpArticleSummary[], rest: Partial<HelpClassPage> = {}): HelpClassPage {
  const others = security.secList.filter(({ id }) => id !== whitelist.id);
  return { list, total: list.length, pageIndex: 1, pageSize: 10, category: whitelist, others, ...rest };
}

/** A search that found these, as it was typed. */
export function searchPage(list: HelpArticleSummary[], rest: Partial<HelpSearchPage> = {}): HelpSearchPage {
  const categories = list.length > 0 ? [{ id: 5, name: security.name, count: list.length }] : [];
  const how = { asked: '白名单', searched: '白名单', why: [], marks: ['白名单'] };
  return { ...articlePage(list, { category: null }), ...how, categories, ...rest };
}

const template: HelpTemplate = {
  id: 103,
  pid: 1,
  name: '第一次开播',
  icon: 'compass',
  summary: '第一场直播的步骤',
  articles: [{ id: 10005, title: '五分钟完成第一场直播' }],
};

export const hotWords: HotWord[] = [{ id: 1, keyword: '白名单', state: 1, sort: 1 }];

const home: HelpHome = { categories: tree.map((category) => ({ ...category, articles })), latest: articles };

type SentRequest = { body: { id?: number; classId?: number; keywords?: string } };

/** One article, one leaf, and a search that finds both articles: three calls on one path. */
function stubArticles({ body }: SentRequest) {
  if (body.id === article.id) return answerBody(readHelpArticle, article);
  if (body.classId === whitelist.id) return answerBody(readHelpClassPage, articlePage(articles));
  if (body.keywords) return answerBody(searchHelp, searchPage(articles));
  return undefined;
}

export const answers = {
  ...answerTo(readHelpTree, { list: tree }),
  ...answerTo(listHelpTemplates, { list: [template] }),
  ...answerTo(listHotWords, { list: hotWords, total: 1, pageIndex: 1, pageSize: 5 }),
  ...answerTo(readHelpHome, home),
  [readHelpArticle.path]: stubArticles,
};

/** The same, but every request for a list of articles is answered by `page`. */
export const answersWith = (page: HelpClassPage | HelpSearchPage) => ({
  ...answers,
  ...('others' in page ? answerTo(readHelpClassPage, page) : answerTo(searchHelp, page)),
});
