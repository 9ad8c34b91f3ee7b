import { deskNames } from '@site/shared/contract/desk-names';
import type { ContentIssue } from '../content-issue';
import { type HouseRule, type Written, issueAt, ofKind, repeated } from './written';

/** As many 汉字 as a share card has room for. */
const longestTitle = 24;

/** What a description is made of, as `shared/src/page/description.ts` makes it. */
const [leastHan, mostHeadings] = [60, 6];
const [shortestResult, longestResult] = [20, 40];

const hanIn = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

type Front = { title: string; author?: string };

const titled: HouseRule = (articles) =>
  articles.flatMap((article) => {
    const length = [...String(article.front['title'])].length;
    return length > longestTitle
      ? [issueAt(article, ['title'], `标题最多 ${longestTitle} 个字，现在有 ${length} 个，分享图放不下`)]
      : [];
  });

const ownTitles: HouseRule = (articles) => {
  const claims = (articles as readonly Written<Front>[]).map((article) => ({
    article,
    words: `${article.kind.kind} ${article.front.title}`,
    path: ['title'],
  }));
  return repeated(claims, (_, other) => `标题和 ${other} 的一样，请换一个`);
};

/** Articles and news show which desk answers for them. */
const knownAuthors: HouseRule = (articles) =>
  ofKind<Front>(articles, 'topic', 'news')
    .filter(({ front }) => !deskNames.some((name) => name === front.author))
    .map((article) =>
      issueAt(article, ['author'], `没有“${article.front.author}”这个作者，可以写的有：${deskNames.join('、')}`),
    );

/** What a result of a search engine has to say of an article; descriptions of the other kinds say more by themselves. */
const descriptionLength: HouseRule = (articles) =>
  ofKind<{ summary: string }>(articles, 'topic', 'news').flatMap((article) => {
    const headings = [...article.split.body.matchAll(/^## (.+)$/gm)].slice(0, mostHeadings).map(([, text]) => text);
    const length = hanIn(`${article.front.summary}本文依次讲${headings.join('')}`);
    const message = `摘要和小标题合起来至少要有 ${leastHan} 个汉字，搜索结果里才够看，现在有 ${length} 个：把摘要写具体些`;
    return length < leastHan ? [issueAt(article, ['summary'], message)] : [];
  });

/** Of a case, its result says most. */
const resultLength: HouseRule = (articles) =>
  ofKind<{ result: string }>(articles, 'case').flatMap((story) => {
    const length = [...story.front.result].length;
    if (length >= shortestResult && length <= longestResult) return [];
    return [
      issueAt(story, ['result'], `一句话结果要写 ${shortestResult} 到 ${longestResult} 个字，现在有 ${length} 个`),
    ];
  });

/** Rules of titles, authors and what search engines are told. */
export const headRules: HouseRule = (articles): ContentIssue[] =>
  [titled, ownTitles, knownAuthors, descriptionLength, resultLength].flatMap((rule) => rule(articles));
