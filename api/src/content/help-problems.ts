import type { HelpFacts } from '@site/shared/contract/help';
import type { RenderedMarkdown } from './markdown';

/** What a help article owes its readers, as sentences: one that leads to a place in the product shows its screens. */
export function helpProblems({ path }: HelpFacts, { figures, html }: RenderedMarkdown): string[] {
  const ids = figures.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const steps = html.includes('<ol>');
  return [
    ...twice.map((id) => `two figures are called ${id}`),
    ...(path && steps && figures.length === 0 ? [`steps at ${path} without a figure of their screens`] : []),
    ...(!path && figures.length > 0 ? ['figures of screens, but facts.path does not say where they are'] : []),
  ];
}
