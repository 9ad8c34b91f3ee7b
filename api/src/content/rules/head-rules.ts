import { deskNames } from '@site/shared/contract/desk-names';
import type { ContentIssue } from '../content-issue';
import { type HouseRule, type Written, issueAt, ofKind, repeated } from './written';

/** As many 汉字 as a share card has room for. */
const longestTitle = 24;

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

/** Rules of titles and authors. */
export const headRules: HouseRule = (articles): ContentIssue[] =>
  [titled, ownTitles, knownAuthors].flatMap((rule) => rule(articles));
