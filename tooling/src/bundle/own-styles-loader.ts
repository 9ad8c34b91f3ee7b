import postcss, { type AnyNode } from 'postcss';
import type { LoaderContext } from 'webpack';
import { namesClass } from './names-class';

/** Of a rule inside another one the outer counts. */
function selectorsOf(node: AnyNode): string[] {
  if (node.type === 'rule') return node.selectors;
  const isGroup = node.type === 'atrule' && !/keyframes$/.test(node.name);
  return isGroup ? (node.nodes ?? []).flatMap(selectorsOf) : [];
}

/** The selectors of a sheet that match what other sections and the shell show. */
export function bareSelectors(sheet: string): string[] {
  return postcss
    .parse(sheet)
    .nodes.flatMap(selectorsOf)
    .filter((selector) => !namesClass(selector));
}

/**
 * Passes the styles of a section on as they are. Stricter than css-loader's `pure`, to which `p:not(.lead)` names a class.
 * @throws {Error} for a rule that would style the pages of all sections
 */
export default function ownStyles(this: LoaderContext<object>, sheet: string): string {
  const bare = bareSelectors(sheet);
  if (bare.length === 0) return sheet;
  throw new Error(
    `would style “${bare.join('”, “')}” on every page of the site. Add a class of this section to the selector.`,
  );
}
