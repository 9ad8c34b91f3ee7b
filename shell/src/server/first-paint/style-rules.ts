/** A selector of a rule, and what it matches nothing without: classes as `.name`, attributes as `[name`, elements as `<name`. */
export type Selector = { text: string; needs: readonly string[] };

/** What a style sheet is made of, as far as the choice of rules needs it. */
export type Rule =
  | { kind: 'style'; selectors: readonly Selector[]; body: string }
  /** `@media`, `@supports`: counts if one of its rules does. */
  | { kind: 'group'; head: string; rules: readonly Rule[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'other'; text: string };

/** Calls `at` for every character that is not part of a string and not escaped. */
function eachCharacter(text: string, at: (character: string, index: number) => void): void {
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else at(character, index);
  }
}

/** The rules of one level, each with its block. */
function topLevel(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  eachCharacter(text, (character, index) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth > 0 || (character !== '}' && character !== ';')) return;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  });
  return parts;
}

function selectorsOf(head: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  eachCharacter(head, (character, index) => {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth > 0 || character !== ',') return;
    parts.push(head.slice(start, index));
    start = index + 1;
  });
  return [...parts, head.slice(start)];
}

const quoted = /"[^"]*"|'[^']*'/g;
/** With one level of brackets inside, which is as deep as ours go. */
const condition = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
/** A class, or the beginning of an attribute. */
const need = /[.[](?:\\.|[\w-])+/g;
/** An element, at the beginning or behind what parts it from the one before. */
const element = /(?<=^|[\s>+~])[a-z][a-z0-9-]*/g;

function selector(text: string): Selector {
  const plain = text.replace(quoted, '').replace(condition, '');
  const names = (plain.match(need) ?? []).map((name) => name.replace(/\\(.)/g, '$1'));
  return { text, needs: [...names, ...(plain.match(element) ?? []).map((name) => `<${name}`)] };
}

/** Longer selectors and bodies than any of ours are left for the sheet itself, and so are groups in groups in groups. */
const longestRule = 16_384;
const deepestGroup = 4;

function rule(text: string, depth: number): Rule | undefined {
  const open = text.indexOf('{');
  const head = text.slice(0, Math.max(open, 0)).trim();
  const body = text.slice(open + 1, -1);
  const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(head);
  if (keyframes) return { kind: 'keyframes', name: keyframes[1] ?? '', text };
  if (/^@(?:media|supports)\b/.test(head))
    return depth < deepestGroup ? { kind: 'group', head, rules: rulesOf(body, depth + 1) } : undefined;
  if (text.length > longestRule) return undefined;
  if (open < 0 || head.startsWith('@')) return { kind: 'other', text };
  return { kind: 'style', selectors: selectorsOf(head).map(selector), body };
}

/** The rules of a minified style sheet of a release, in order. */
export function rulesOf(text: string, depth = 0): Rule[] {
  return topLevel(text).flatMap((one) => rule(one, depth) ?? []);
}
