import type { Static } from '@sinclair/typebox';
import type { HelpFront } from '../content-schemas';
import { type HouseRule, type Written, issueAt, issueOfBody, ofKind, repeated } from './written';

type Help = Written<Static<typeof HelpFront>>;

const fewestAsks = 5;
/** Figures of a plan or of a made-up event. */
const stated = /(?:基础版|专业版|旗舰版)[^。\n]{0,12}\d|试用，含 \d|举个例子|算例/;

const asksOf = (article: Help) =>
  (article.front.asks ?? []).map((words, index) => ({ article, words, path: ['asks', index] }));

/** Rules of help articles: what visitors ask, and that figures are marked as examples. */
export const helpRules: HouseRule = (articles) => {
  const help = ofKind<Help['front']>(articles, 'help');
  const few = help.filter(({ front }) => (front.asks?.length ?? 0) < fewestAsks);
  const unmarked = help.filter(({ split }) => stated.test(split.body) && !split.body.includes('示例数据'));
  return [
    ...few.map((article) => issueAt(article, ['asks'], `asks 至少写 ${fewestAsks} 种访客会怎么问`)),
    ...repeated(help.flatMap(asksOf), (words, other) => `“${words}”在 ${other} 的 asks 里已经有了`),
    ...unmarked.map((article) => issueOfBody(article, '正文里有套餐或算例的数字，要写明是“示例数据”')),
  ];
};
