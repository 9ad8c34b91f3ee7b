import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SearchPage } from '@site/shared/contract/search';

/**
 * `fresh` were written when the engine was there and `later` before it was fitted anew, and neither was looked at while it was tuned;
 * weights were fitted to those that are `fitted`. Of 120 that were written before the fit of decision 088, by lot half were `looked`
 * at, and half kept `apart`: nothing was fitted to them, no threshold was chosen by them, and none was looked at.
 * `spoken` were written before the search was looked at, and then mended; `unseen` after that, with nothing changed for them since.
 * `strangers` and `blind` were written by two who knew the pages but neither ways of asking nor search: of the former what failed was looked at
 * and weights were fitted to all, the latter was asked once, when all was done (docs/decisions/100).
 * Those from `outside` were asked in vain by somebody who knew neither site nor search, and were given their ways of asking then.
 */
type Asked = { ask: string; how: string; expected: string[] } & { [Set in NamedSet]?: boolean };
type NamedSet = (typeof namedSets)[number];
type Tally = { asked: number; firstThree: number; none: number };

const namedSets = [
  'fresh',
  'later',
  'fitted',
  'looked',
  'apart',
  'outside',
  'spoken',
  'unseen',
  'strangers',
  'blind',
] as const;
/** Every third of the first ones was not looked at while the engine was tuned. */
const heldOut = 3;
const floors = { firstThree: 0.95, honestNone: 0.9, falseNone: 0.02 };

const asked = JSON.parse(readFileSync(join(__dirname, '../search/asked.json'), 'utf8')) as Asked[];

const isHeld = (index: number) => index % heldOut === heldOut - 1;

function setOf(one: Asked, index: number): string {
  return namedSets.find((set) => one[set]) ?? (isHeld(index) ? 'held' : 'tuned');
}

/** More searches than a network has in a minute. */
const tooMany = 429;
/** Milliseconds that each question took. */
const times: number[] = [];

async function linksOf(site: string, ask: string): Promise<string[]> {
  const begun = performance.now();
  const answer = await fetch(`${site}/open/v1/search?pageSize=3&q=${encodeURIComponent(ask)}`);
  if (answer.status === tooMany) {
    await pause(1_000 * Number(answer.headers.get('retry-after') ?? 1));
    return linksOf(site, ask);
  }
  const { data } = (await answer.json()) as { data: SearchPage };
  times.push(performance.now() - begun);
  return data.list.map(({ link }) => link.replace(/#.*/, ''));
}

const share = (part: number, whole: number) => (whole === 0 ? undefined : Number((part / whole).toFixed(3)));

function figuresOf({ answered, unanswered }: Record<'answered' | 'unanswered', Tally>) {
  return {
    questions: answered.asked + unanswered.asked,
    firstThree: share(answered.firstThree, answered.asked),
    falseNone: share(answered.none, answered.asked),
    honestNone: share(unanswered.none, unanswered.asked),
  };
}

async function ask(site: string, set: string) {
  const tallies = { answered: { asked: 0, firstThree: 0, none: 0 }, unanswered: { asked: 0, firstThree: 0, none: 0 } };
  for (const one of asked.filter((each, index) => setOf(each, index) === set)) {
    const links = await linksOf(site, one.ask);
    const tally = one.expected.length > 0 ? tallies.answered : tallies.unanswered;
    tally.asked += 1;
    tally.none += Number(links.length === 0);
    tally.firstThree += Number(links.some((link) => one.expected.includes(link)));
  }
  return figuresOf(tallies);
}

const isGood = ({ firstThree = 1, honestNone = 1, falseNone = 0 }: Awaited<ReturnType<typeof ask>>) =>
  firstThree >= floors.firstThree && honestNone >= floors.honestNone && falseNone <= floors.falseNone;

/** Asks a running site the questions of `asked.json`: prints one JSON line and fails below the floors. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://127.0.0.1:8080' } } });
  const figures: Record<string, Awaited<ReturnType<typeof ask>>> = {};
  for (const set of ['tuned', 'held', ...namedSets]) figures[set] = await ask(values.site, set);
  times.sort((one, other) => one - other);
  const p95 = Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1));
  process.stdout.write(`${JSON.stringify({ ...figures, p95, floors })}\n`);
  process.exitCode = Object.values(figures).every(isGood) ? 0 : 1;
}

void main();
