import path from 'node:path';
import compatibility, { type Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { expectNothing } from './expect-nothing';
import { lacking } from './oldest-browsers';
import { shippedFiles } from './shipped-files';
import { readTracked } from './tracked-files';

const css = compatibility.css as unknown as Record<string, Record<string, Identifier>>;
const styles = shippedFiles('.css').map(({ file, text }) => ({ file, root: parse(text) }));
const contract = 'docs/contracts/browsers.md';

/** What old browsers leave out without harm, each with what is seen there instead. */
const enhancements = new Set([...readTracked(contract).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name));

function isAsked(node: Declaration | Rule | AtRule): boolean {
  let at: { type: string; name?: string; parent?: unknown } | undefined = node;
  while (at && !(at.type === 'atrule' && at.name === 'supports')) at = at.parent as typeof at;
  return at !== undefined;
}

/** A value that the oldest browsers know stands before it in the same rule. */
function hasFallback(declaration: Declaration): boolean {
  const all = declaration.parent?.nodes ?? [];
  return all.slice(0, all.indexOf(declaration)).some((one) => one.type === 'decl' && one.prop === declaration.prop);
}

/** The names of what a declaration uses beyond the oldest browsers: its property, or one of its words. */
function newInDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const property = css.properties?.[prop];
  if (prop.startsWith('-') || isAsked(declaration)) return [];
  if (lacking(property?.__compat).length > 0) return [prop];
  const words = [...new Set(value.match(/[a-z][a-z-]+/gi))];
  const fresh = words.filter((word) => lacking(property?.[word]?.__compat).length > 0);
  const units = value.match(/\d(?:[dsl]v[hwib]|cq\w+|r?lh|r?cap|r?ic)\b/g) ?? [];
  return hasFallback(declaration) ? [] : [...fresh.map((word) => `${prop}: ${word}`), ...units];
}

function newInSelector(rule: Rule): string[] {
  const pseudos = [...new Set(rule.selector.match(/::?[a-z-]+/g))];
  const fresh = pseudos.filter((one) => lacking(css.selectors?.[one.replace(/^:+/, '')]?.__compat).length > 0);
  return isAsked(rule) ? [] : fresh;
}

function newInAtRule(rule: AtRule): string[] {
  const known = css['at-rules']?.[rule.name];
  if (lacking(known?.__compat).length > 0) return [`@${rule.name}`];
  if (rule.name !== 'media' || isAsked(rule)) return [];
  const features = [...rule.params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature);
  const fresh = features.filter((feature) => lacking(known?.[feature]?.__compat).length > 0);
  return [...fresh.map((feature) => `@media ${feature}`), ...(/[<>]/.test(rule.params) ? ['@media range'] : [])];
}

/** Everything that the oldest browsers do not understand, with the files that have it. */
function used(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, root } of styles) {
    const note = (name: string) => found.set(name, (found.get(name) ?? new Set()).add(file));
    root.walkDecls((declaration) => newInDeclaration(declaration).forEach(note));
    root.walkRules((rule) => newInSelector(rule).forEach(note));
    root.walkAtRules((rule) => newInAtRule(rule).forEach(note));
  }
  return found;
}

test('what shipped styles use beyond the oldest browsers is asked for, has a fallback or is an enhancement of the contract', () => {
  expect(styles.length).toBeGreaterThan(100);
  const bare = [...used()].filter(([name]) => !enhancements.has(name));
  expectNothing(
    bare.map(([name, files]) => `${name}: ${[...files].slice(0, 3).join(', ')}`),
    'add a fallback or `@supports`, or name it as an enhancement (docs/contracts/browsers.md).',
  );
});

test('every enhancement of the contract is in use', () => {
  const names = used();
  expectNothing(
    [...enhancements].filter((name) => !names.has(name)),
    'take the row out of docs/contracts/browsers.md.',
  );
});

test('where a selector is new to the oldest browsers, no older one stands in its list and is lost with it', () => {
  const lost: string[] = [];
  for (const { file, root } of styles)
    root.walkRules((rule) => {
      const fresh = rule.selectors.filter((one) => newInSelector(rule.clone({ selector: one })).length > 0);
      if (!isAsked(rule) && fresh.length > 0 && fresh.length < rule.selectors.length)
        lost.push(`${file}: ${rule.selector}`);
    });
  expectNothing(lost, 'write the new selector as a rule of its own (docs/contracts/browsers.md).');
});

test('no selector has an id: layers are told apart by the ids that the build puts into selectors', () => {
  const withId: string[] = [];
  for (const { file, root } of styles)
    root.walkRules(({ selector }) => {
      if (/#[\w-]/.test(selector)) withId.push(`${file}: ${selector}`);
    });
  expectNothing(withId, 'select by class.');
});

const layerMark = /:not\(#\\#\)/g;

test('a selector weighs the same in every file that has it: the order of files decides nothing', () => {
  const weights = new Map<string, Set<number>>();
  for (const { file, root } of styles)
    root.walkRules((rule) => {
      if (!rule.selector.includes('.') || rule.some((node) => node.type === 'decl' && node.important === true)) return;
      for (const selector of rule.selectors) {
        const known = `${path.dirname(file)} ${selector.replace(layerMark, '')}`;
        weights.set(known, (weights.get(known) ?? new Set()).add(selector.match(layerMark)?.length ?? 0));
      }
    });
  expect(weights.size).toBeGreaterThan(1000);
  expectNothing(
    [...weights].filter(([, found]) => found.size > 1).map(([selector]) => selector),
    'give the selector one weight: see docs/decisions/065-the-shells-layers-stand-in-order.md.',
  );
});
