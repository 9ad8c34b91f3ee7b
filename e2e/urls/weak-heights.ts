import { parse } from 'postcss';

/** Classes of the drawings of a page, of which the reset says that their height follows from their width. */
export function drawingClasses(html: string): string[] {
  const drawings = html.match(/<svg\b[^>]* viewBox="[^>]*>/g) ?? [];
  return drawings.flatMap((tag) => / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []);
}

/** A class alone, without the sign of a layer above the shared one (tooling/src/bundle/cascade-layers-plugin.ts). */
const loneClass = /^(?:[^\s>+~]+[\s>+~]+)*\.([\w-]+)$/;

/** Classes to which a sheet gives a height that weighs less than that rule of the reset (shared/src/ui/tokens.css). */
export function weakHeights(sheet: string): string[] {
  const found: string[] = [];
  parse(sheet).walkDecls('height', ({ parent, value }) => {
    if (value === 'auto' || parent?.type !== 'rule' || !('selectors' in parent)) return;
    const selectors = parent.selectors as string[];
    const weak = selectors.filter((one) => (one.match(/[.[:]/g) ?? []).length === 1);
    const names = weak.flatMap((one) => loneClass.exec(one)?.[1] ?? []);
    found.push(...names.filter((name) => !selectors.some((one) => one.includes(`.${name}[viewBox]`))));
  });
  return found;
}
