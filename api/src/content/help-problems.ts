import type { HelpFacts } from '@site/shared/contract/help';
import type { RenderedMarkdown } from './markdown';

/** What a help article owes its readers, as sentences: one that leads to a place in the product shows its screens. */
export function helpProblems({ path }: HelpFacts, { figures, html }: RenderedMarkdown): string[] {
  const ids = figures.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const steps = html.includes('<ol>');
  return [
    ...twice.map((id) => `有两张图的 id 都是“${id}”，请改掉一个`),
    ...(path && steps && figures.length === 0 ? [`facts.path 写了“${path}”，步骤里却没有一张界面图（figure）`] : []),
    ...(!path && figures.length > 0 ? ['有界面图，但 facts.path 没有写在哪里操作'] : []),
  ];
}
