import { placesOf } from '../../search/places-of';
import type { Sentence } from './sentence';
import type { Subject } from './fact-spec';
import { planMentions } from './plan-mentions';

/** A function as sentences can be held against it: the words for it, and which plans have it; unknown where it is bought or agreed. */
export type PlanScope = {
  name: string;
  text: string;
  words: readonly string[];
  unless: readonly Subject[];
  has: ReadonlyMap<string, boolean | undefined>;
};

/** What a clause says of plans: that it begins with one, or that one has it or not. */
type Said = { kind: 'from' | 'yes' | 'no'; plan: string; start: number; end: number };

const first = '免费试用';
const everyPlan = /全部版本|所有版本|各版本都|每个版本都|全版本/g;
const from = /^(?:就能|就可以|即可|起|及以上|以上|才有|才能|才支持|开始|内含)/;
const only = /(?:只有|仅限?|需要?|限|要)\s?$/;
const no = /^(?:不含|没有|不支持|不带|不能用|用不了|不包括|无)/;
const yes = /^(?:就有|就含|就支持|也有|也含|也能用|也支持|都有|含|支持|可用|包含|自带)/;

function saidOf(clause: string): Said[] {
  const all = [...clause.matchAll(everyPlan)].map(
    ({ 0: text, index: start }): Said => ({ kind: 'from', plan: first, start, end: start + text.length }),
  );
  const named = planMentions(clause).flatMap(({ plan, start, end }): Said[] => {
    const rest = clause.slice(end).trimStart();
    if (from.test(rest) || only.test(clause.slice(0, start))) return [{ kind: 'from', plan, start, end }];
    if (no.test(rest)) return [{ kind: 'no', plan, start, end }];
    return yes.test(rest) ? [{ kind: 'yes', plan, start, end }] : [];
  });
  return [...all, ...named];
}

type Mention = { scope: PlanScope; start: number; end: number };

function isInside(one: Mention, other: Mention): boolean {
  return one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;
}

/** The functions that a clause names; of two names in one place the longer one is meant. */
function functionMentions(clause: string, scopes: readonly PlanScope[]): Mention[] {
  const text = clause.toLowerCase();
  const all = scopes.flatMap((scope) =>
    scope.words.flatMap((word) =>
      placesOf(text, word.toLowerCase()).map((start) => ({ scope, start, end: start + word.length })),
    ),
  );
  return all.filter((one) => !all.some((other) => isInside(one, other)));
}

/** How far a function may stand from what is said of it, and functions that are said in one breath from each other. */
const farthest = 8;
const breath = 6;

function meant(clause: string, said: Said, scopes: readonly PlanScope[]): PlanScope[] {
  const mentions = functionMentions(clause, scopes);
  const before = mentions.filter(({ end }) => end <= said.start);
  const last = Math.max(...before.map(({ end }) => end));
  if (before.length > 0) return before.filter(({ end }) => last - end <= breath).map(({ scope }) => scope);
  return mentions.filter(({ start }) => start >= said.end && start - said.end <= farthest).map(({ scope }) => scope);
}

type ScopeClaim = { scope: PlanScope; says: string; agrees: boolean };

function agrees({ has }: PlanScope, { kind, plan }: Said, clause: string): boolean {
  if (kind !== 'from') return has.get(plan) === undefined || has.get(plan) === (kind === 'yes');
  const firstPlan = [...has].find(([, included]) => included)?.[0];
  return firstPlan === plan || (has.get(plan) === undefined && /加购|按需|咨询/.test(clause));
}

const clauses = /[。；（）()]/;

/** A clause that begins with a plan is of the function in the one before it. */
function joined(text: string): string[] {
  return text.split(clauses).flatMap((sentence) =>
    sentence.split('，').reduce<string[]>((parts, part) => {
      const isOfLast =
        planMentions(part)[0]?.start === 0 && parts.length > 0 && planMentions(parts.at(-1) ?? '').length === 0;
      return isOfLast ? [...parts.slice(0, -1), `${parts.at(-1)}，${part}`] : [...parts, part];
    }, []),
  );
}

const marks: Readonly<Record<string, Said['kind']>> = { 支持: 'yes', '✓': 'yes', 不含: 'no', '–': 'no' };

/** A cell of a table whose column is a plan. */
function fromCell({ text, label = '', plan }: Sentence, scopes: readonly PlanScope[]): ScopeClaim[] {
  const kind = marks[text];
  if (!kind || !plan) return [];
  const said: Said = { kind, plan, start: label.length, end: label.length };
  return functionMentions(label, scopes)
    .filter(({ start }) => start === 0)
    .map(({ scope }) => ({ scope, says: `${plan}${text}`, agrees: agrees(scope, said, label) }));
}

/** A row of the price page where it stands alone: name and what each plan has, apart by `|`. */
const row = /^([^|]+?) ?\|((?: ?[^|\n]+ ?\|){4} ?(?:✓|支持|按需|不限))$/;

function fromRow(line: string, scopes: readonly PlanScope[]): ScopeClaim[] {
  const [, label = '', cells = ''] = row.exec(line) ?? [];
  return functionMentions(label, scopes).flatMap(({ scope }) =>
    cells.split('|').flatMap((text, index) => {
      const plan = [...scope.has.keys()][index] ?? '';
      return fromCell({ text: text.trim(), topic: '', label, plan }, [scope]);
    }),
  );
}

/** Which plan a sentence says that a function begins with, or has or lacks. */
export function scopeClaims(sentence: Sentence, scopes: readonly PlanScope[]): ScopeClaim[] {
  const said = joined(sentence.text).flatMap((clause) =>
    saidOf(clause).flatMap((one) =>
      meant(clause, one, scopes)
        .filter(
          ({ unless }) =>
            !unless.some((subject) => subject.every((words) => words.some((word) => sentence.text.includes(word)))),
        )
        .map((scope) => ({
          ...{ scope, agrees: agrees(scope, one, clause) },
          says: clause.slice(one.start, one.end + 3),
        })),
    ),
  );
  return [...said, ...fromCell(sentence, scopes), ...fromRow(sentence.text, scopes)];
}
