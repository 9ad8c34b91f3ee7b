import type { Cover } from '@site/shared/contract/cover';
import type { HouseRule, Written } from './written';
import { ofKind, repeated } from './written';

type Covered = Written<{ cover: Cover }>;

/** Drawings of the same kind with the same numbers and words of the same length look alike, whatever the words are. */
function shapeOf(cover: Cover): string {
  return JSON.stringify(cover, (key, value: unknown) =>
    typeof value === 'string' && key !== 'kind' ? [...value].length : value,
  );
}

const ownWords = (articles: readonly Covered[]) =>
  repeated(
    articles.map((article) => ({ article, words: article.front.cover.word, path: ['cover', 'word'] })),
    (word, other) => `封面大字“${word}”已经被 ${other} 用了，请换一个`,
  );

const ownShapes = (articles: readonly Covered[]) =>
  repeated(
    articles.map((article) => ({ article, words: shapeOf(article.front.cover), path: ['cover'] })),
    (_, other) => `封面画出来和 ${other} 的一样，请改改数字、项数或换一种 kind`,
  );

/** No two covers of one list have the same large word or the same drawing. */
export const coverRules: HouseRule = (articles) =>
  [ofKind<{ cover: Cover }>(articles, 'topic', 'news'), ofKind<{ cover: Cover }>(articles, 'lecture')].flatMap(
    (listed) => [...ownWords(listed), ...ownShapes(listed)],
  );
