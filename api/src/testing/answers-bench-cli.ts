import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchPage } from '@site/shared/contract/search';

/** `fresh` were written when the engine was there, and never looked at while it was tuned. */
type Asked = { ask: string; how: string; expected: string[]; fresh?: boolean };
type Tally = { asked: number; firstThree: number; none: number };

/** Every third of the others was not looked at while the engine was tuned. */
const heldOut = 3;
const floors = { firstThree: 0.95, honestNone: 0.9, falseNone: 0.02 };

const asked = JSON.parse(readFileSync(join(__dirname, '../search/asked.json'), 'utf8')) as Asked[];

async function linksOf(site: string, ask: string): Promise<string[]> {
  const answer = await fetch(`${site}/open/v1/search?pageSize=3&q=${encodeURIComponent(ask)}`);
  const { data } = (await answer.json()) as { data: SearchPage };
  return data.list.map(({ link }) => link.replace(/#.*/, ''));
}

const share = (part: number, whole: number) => Number((part / Math.max(whole, 1)).toFixed(3));

function figuresOf({ answered, unanswered }: Record<'answered' | 'unanswered', Tally>) {
  return {
    questions: answered.asked + unanswered.asked,
    firstThree: share(answered.firstThree, answered.asked),
    falseNone: share(answered.none, answered.asked),
    honestNone: share(unanswered.none, unanswered.asked),
  };
}

async function ask(site: string, isIn: (one: Asked, index: number) => boolean) {
  const tallies = { answered: { asked: 0, firstThree: 0, none: 0 }, unanswered: { asked: 0, firstThree: 0, none: 0 } };
  for (const [index, one] of asked.entries()) {
    if (!isIn(one, index)) continue;
    const links = await linksOf(site, one.ask);
    const tally = one.expected.length > 0 ? tallies.answered : tallies.unanswered;
    tally.asked += 1;
    tally.none += Number(links.length === 0);
    tally.firstThree += Number(links.some((link) => one.expected.includes(link)));
  }
  return figuresOf(tallies);
}

/** Asks a running site the questions of `asked.json`: prints one JSON line and fails below the floors. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://127.0.0.1:8080' } } });
  const isHeld = (index: number) => index % heldOut === heldOut - 1;
  const tuned = await ask(values.site, ({ fresh = false }, index) => !fresh && !isHeld(index));
  const held = await ask(values.site, ({ fresh = false }, index) => !fresh && isHeld(index));
  const fresh = await ask(values.site, (one) => one.fresh === true);
  process.stdout.write(`${JSON.stringify({ tuned, held, fresh, floors })}\n`);
  const isGood = [tuned, held, fresh].every(
    ({ firstThree, honestNone, falseNone }) =>
      firstThree >= floors.firstThree && honestNone >= floors.honestNone && falseNone <= floors.falseNone,
  );
  process.exitCode = isGood ? 0 : 1;
}

void main();
