import { askedProperties } from './asked-properties';
import type { Rule, Selector } from './style-rules';

/** What only comes to be once a visitor does something, or on paper: the whole sheet is there by then. */
const later = /:(?:hover|active|focus|focus-within|focus-visible|user-invalid)\b/;
const laterPart = /::?(?:selection|backdrop|-webkit-|-moz-)/;
const laterMedia = /\bprint\b|forced-colors:\s*active/;
const condition = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

/** What the entry script sets of what a visitor chose, which may be before the first paint (shell/src/client/early/display.ts). */
const chosenByVisitor = new Set(['[data-print', '[data-contrast', '[data-still']);

/** Properties for motion and touch: they do not change the first paint. */
const laterProperty =
  /(?<=^|;)(?:transition(?:-[a-z]+)?|cursor|will-change|touch-action|(?:-webkit-)?user-select|-webkit-tap-highlight-color|-webkit-overflow-scrolling|overscroll-behavior(?:-[xy])?):[^;]*(?:;|$)/g;

/** A custom property and its value. */
const custom = /(?<=^|;)(--[\w-]+):(?:[^;"']|"[^"]*"|'[^']*')*(?:;|$)/g;

/** Says how fast things move, for whoever wants them still. */
const motion = /^(?:(?:scroll-behavior|animation-(?:duration|iteration-count)):[^;]*(?:;|$))+$/;

const moving = /animation(?:-name)?:|scroll-behavior:smooth/;

/** What is there of the first part, and the custom properties that somebody asks for; all of them where nobody knows yet. */
type Present = { has: ReadonlySet<string>; used?: ReadonlySet<string>; moves: boolean };

function counts({ text, needs }: Selector, has: ReadonlySet<string>): boolean {
  const plain = text.replace(condition, '');
  return (
    !later.test(plain) && !laterPart.test(plain) && needs.every((name) => has.has(name) || chosenByVisitor.has(name))
  );
}

function bodyOf(text: string, { used, moves }: Present): string {
  const body = text.replace(laterProperty, '').replace(custom, (all, name) => (!used || used.has(name) ? all : ''));
  return !moves && motion.test(body) ? '' : body;
}

function chosen(rule: Rule, present: Present): string {
  if (rule.kind === 'other') return rule.text;
  if (rule.kind === 'keyframes') return '';
  if (rule.kind === 'group') {
    const inside = laterMedia.test(rule.head) ? '' : rule.rules.map((one) => chosen(one, present)).join('');
    return inside && `${rule.head}{${inside}}`;
  }
  const matching = rule.selectors.filter((selector) => counts(selector, present.has)).map(({ text }) => text);
  const body = bodyOf(rule.body, present);
  return matching.length > 0 && body ? `${matching.join(',')}{${body}}` : '';
}

/** Of the sheets of a page; ours have twenty. */
const mostSteps = 300;

/** An animation whose steps came later would begin twice. */
function stepsOf(rules: readonly Rule[], styles: string): string {
  const steps = rules.filter((rule) => rule.kind === 'keyframes').slice(0, mostSteps);
  return steps.map((rule) => (styles.includes(rule.name) ? rule.text : '')).join('');
}

/** What waits for the sheets is not there before; they say how it is shown (shared/src/ui/tokens.css). */
const untilSheets = '[data-later]{display:none}';

function stylesOf(rules: readonly Rule[], present: Present): string {
  const styles = rules.map((rule) => chosen(rule, present)).join('');
  return styles + stepsOf(rules, styles);
}

/** Properties of ours ask for each other over three steps; what a chain of more brings stays. */
const mostTurns = 8;

/** Leaves out what sets custom properties that nothing asks for, and then those which only these had asked for. */
function withWhatIsUsed(rules: readonly Rule[], has: ReadonlySet<string>, styles: string, turns = mostTurns): string {
  const used = new Set([...has, ...askedProperties(styles)]);
  const rest = stylesOf(rules, { has, used, moves: moving.test(styles) });
  return rest === styles || turns === 0 ? rest : withWhatIsUsed(rules, has, rest, turns - 1);
}

/**
 * The rules that may count for elements with these classes and attributes, whose values ask for these custom properties
 * (first-part.ts), in the order of the sheet.
 */
export function criticalStyles(rules: readonly Rule[], has: ReadonlySet<string>): string {
  return withWhatIsUsed(rules, has, stylesOf(rules, { has, moves: true })) + untilSheets;
}
