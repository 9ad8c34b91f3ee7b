import type { Static } from '@sinclair/typebox';
import type { HelpFront } from '../content-schemas';
import { type HouseRule, type Written, issueAt, ofKind, repeated } from './written';

type Help = Written<Static<typeof HelpFront>>;

const fewestAsks = 5;

const asksOf = (article: Help) =>
  (article.front.asks ?? []).map((words, index) => ({ article, words, path: ['asks', index] }));

/** Rules of help articles: what visitors ask. */
export const helpRules: HouseRule = (articles) => {
  const help = ofKind<Help['front']>(articles, 'help');
  const few = help.filter(({ front }) => (front.asks?.length ?? 0) < fewestAsks);
  return [
    ...few.map((article) => issueAt(article, ['asks'], `asks 至少写 ${fewestAsks} 种访客会怎么问`)),
    ...repeated(help.flatMap(asksOf), (words, other) => `“${words}”在 ${other} 的 asks 里已经有了`),
  ];
};
