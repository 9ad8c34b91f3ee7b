/** How sentences call a plan, by its name. */
const written: Readonly<Record<string, RegExp>> = {
  免费试用: /免费试用|试用版|试用(?:期|账号)?/g,
  基础版: /基础版|基础套餐|入门版/g,
  专业版: /专业版|专业套餐/g,
  旗舰版: /旗舰版|旗舰套餐/g,
  '私有化/定制': /私有化(?:\/定制|部署)?/g,
};

type Mention = { plan: string; start: number; end: number };

/** The plans that a line names, in its order. */
export function planMentions(line: string): Mention[] {
  return Object.entries(written)
    .flatMap(([plan, found]) =>
      [...line.matchAll(found)].map(({ 0: text, index: start }) => ({ plan, start, end: start + text.length })),
    )
    .sort((one, other) => one.start - other.start);
}

/** Plans that stand side by side are named together: 「基础版、专业版」. */
const together = /^(?:和|与|、|\/|或| )$/;

/** The plans that a value between `start` and `end` is of: those named last before it, or right behind it. */
export function plansAt(line: string, start: number, end: number): string[] {
  const mentions = planMentions(line);
  const before = mentions.filter((mention) => mention.end <= start);
  if (before.length === 0) {
    const next = mentions.find((mention) => mention.start >= end);
    return next ? [next.plan] : [];
  }
  const plans: string[] = [];
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const [mention, next] = [before[index], before[index + 1]];
    if (!mention || (next && !together.test(line.slice(mention.end, next.start)))) break;
    plans.push(mention.plan);
  }
  return plans;
}
