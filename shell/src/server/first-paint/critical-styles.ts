import type { Rule, Selector } from './style-rules';

/** What only comes to be once a visitor does something, or on paper: the whole sheet is there by then. */
const later =
  /:(?:hover|active|focus|focus-within|focus-visible|target|checked|disabled|user-invalid|placeholder-shown)\b/;
const laterPart =
  /::?(?:selection|backdrop|placeholder|-webkit-|-moz-)|\[(?:open|data-closing|aria-expanded|data-scrolled)/;
const laterMedia = /\bprint\b|forced-colors:\s*active/;
const condition = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

function counts({ text, classes }: Selector, present: ReadonlySet<string>): boolean {
  const plain = text.replace(condition, '');
  return !later.test(plain) && !laterPart.test(plain) && classes.every((name) => present.has(name));
}

function chosen(rule: Rule, present: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.text;
  if (rule.kind === 'keyframes') return '';
  if (rule.kind === 'group') {
    const inside = laterMedia.test(rule.head) ? '' : rule.rules.map((one) => chosen(one, present)).join('');
    return inside && `${rule.head}{${inside}}`;
  }
  const matching = rule.selectors.filter((selector) => counts(selector, present)).map(({ text }) => text);
  return matching.length > 0 ? `${matching.join(',')}{${rule.body}}` : '';
}

/** An animation whose steps came later would begin twice. */
function stepsOf(rules: readonly Rule[], styles: string): string {
  return rules.map((rule) => (rule.kind === 'keyframes' && styles.includes(rule.name) ? rule.text : '')).join('');
}

/** The rules that may count for elements with these classes, in the order of the sheet. */
export function criticalStyles(rules: readonly Rule[], present: ReadonlySet<string>): string {
  const styles = rules.map((rule) => chosen(rule, present)).join('');
  return styles + stepsOf(rules, styles);
}
