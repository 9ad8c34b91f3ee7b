import type { Rule, Selector } from './style-rules';

/** What only comes to be once a visitor does something, or on paper: the whole sheet is there by then. */
const later = /:(?:hover|active|focus|focus-within|focus-visible|user-invalid)\b/;
const laterPart = /::?(?:selection|backdrop|placeholder|-webkit-|-moz-)/;
const laterMedia = /\bprint\b|forced-colors:\s*active/;
const condition = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

/** What the entry script sets of what a visitor chose, which may be before the first paint (shell/src/client/early/display.ts). */
const chosenByVisitor = new Set(['[data-print', '[data-contrast', '[data-still']);

/** What says how something changes or is touched, and nothing of how it looks. */
const laterProperty =
  /(?<=^|;)(?:transition(?:-[a-z]+)?|cursor|will-change|touch-action|(?:-webkit-)?user-select|-webkit-tap-highlight-color|-webkit-overflow-scrolling|overscroll-behavior(?:-[xy])?):[^;]*(?:;|$)/g;

function counts({ text, needs }: Selector, present: ReadonlySet<string>): boolean {
  const plain = text.replace(condition, '');
  return (
    !later.test(plain) &&
    !laterPart.test(plain) &&
    needs.every((name) => present.has(name) || chosenByVisitor.has(name))
  );
}

function chosen(rule: Rule, present: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.text;
  if (rule.kind === 'keyframes') return '';
  if (rule.kind === 'group') {
    const inside = laterMedia.test(rule.head) ? '' : rule.rules.map((one) => chosen(one, present)).join('');
    return inside && `${rule.head}{${inside}}`;
  }
  const matching = rule.selectors.filter((selector) => counts(selector, present)).map(({ text }) => text);
  const body = rule.body.replace(laterProperty, '');
  return matching.length > 0 && body ? `${matching.join(',')}{${body}}` : '';
}

/** An animation whose steps came later would begin twice. */
function stepsOf(rules: readonly Rule[], styles: string): string {
  return rules.map((rule) => (rule.kind === 'keyframes' && styles.includes(rule.name) ? rule.text : '')).join('');
}

/** What waits for the sheets is not there before; they say how it is shown (shared/src/ui/tokens.css). */
const untilSheets = '[data-later]{display:none}';

/** The rules that may count for elements with these classes and attributes (first-part.ts), in the order of the sheet. */
export function criticalStyles(rules: readonly Rule[], present: ReadonlySet<string>): string {
  const styles = rules.map((rule) => chosen(rule, present)).join('');
  return styles + stepsOf(rules, styles) + untilSheets;
}
