import { sections, versions } from './published-store';
import { commandsOf } from './simulated-operators';
import type { Question } from './simulated-shell';
import type { SimulatedSite } from './simulated-site';

export type Event = { name: string; weight: number; happen: () => void };
type Pick = <T>(all: readonly T[]) => T;

const sides = ['everybody', 'everybody', 'canary', 'new'] as const;
const addresses = [...sections, ...sections].map((name) => `/${name}`).concat('/sitemap');
/** Commands that run side by side. */
const mostCommands = 3;

function visits(site: SimulatedSite, pick: Pick): Event[] {
  const shell = pick(site.running);
  const question: Question = { path: pick(addresses), side: pick(sides), network: pick(['near', 'far']) };
  const waiting = site.asked.filter((one) => !one.left && one.shell.open.has(one));
  const name = `a visitor (${question.side}, ${question.network}) asks ${shell.name} for ${question.path}`;
  const go = () => void (pick(waiting).left = true);
  return [
    { name, weight: 10, happen: () => void site.asked.push(shell.ask(question)) },
    { name: 'a visitor goes', weight: waiting.length > 0 ? 0.5 : 0, happen: go },
    { name: `${shell.name} asks itself`, weight: 0.3, happen: () => shell.prepare() },
  ];
}

function commands({ operators, options }: SimulatedSite, pick: Pick): Event[] {
  const [name, version] = [pick(sections), pick(versions)];
  const known = commandsOf(options.keys);
  const all = [
    { what: `promote ${name} ${version}`, weight: 1.5, command: known.promote(name, version) },
    { what: `roll back ${name}`, weight: 1.5, command: known.rollBack(name) },
    { what: `judge ${name} ${version}`, weight: 0.8, command: known.judge(name, version) },
    { what: `begin the canary ${name} ${version}`, weight: 1, command: known.begin(name, version) },
    { what: `raise the canary of ${name}`, weight: 0.4, command: known.raise(name, 0.25) },
    { what: `end the canary of ${name}`, weight: 0.5, command: known.end(name) },
    { what: 'end every canary', weight: 0.1, command: known.end() },
  ];
  const mayRun = operators.running < mostCommands;
  return all.map(({ what, weight, command }) => {
    const happen = () => void operators.run(what, command);
    return { name: `an operator begins to ${what}`, weight: mayRun ? weight : 0, happen };
  });
}

function times({ world, options }: SimulatedSite): Event[] {
  const pass = (milliseconds: number, weight: number): Event => {
    return { name: `${milliseconds} ms pass`, weight, happen: () => options.advance(milliseconds) };
  };
  const content = { name: 'the content changes', weight: 0.5, happen: () => void (world.content.current += 1) };
  return [content, pass(100, 2), pass(1000, 1), pass(6000, 0.7), pass(61_000, 0.4), pass(360_000, 0.2)];
}

function ofShells(site: SimulatedSite, pick: Pick): Event[] {
  const shell = pick(site.running);
  const [name, version] = [pick(sections), pick(versions)];
  const { sets } = shell.machinery;
  const warm = () => void sets.prepare({ [name]: version }).catch(() => undefined);
  return [
    { name: `${shell.name} looks at the chain`, weight: 5, happen: () => shell.check() },
    { name: `${shell.name} warms ${name} ${version}`, weight: 0.5, happen: warm },
    { name: `${shell.name} cools down`, weight: 0.3, happen: () => sets.retain([]) },
    { name: `${shell.name} restarts`, weight: 0.3, happen: () => void site.replace(shell) },
  ];
}

/** What may happen next beside the steps that are held, drawn by weight. */
export function drawEvent(site: SimulatedSite, random: () => number): Event {
  const pick: Pick = (all) => all[Math.floor(random() * all.length)] as (typeof all)[number];
  const events = [...visits(site, pick), ...commands(site, pick), ...times(site), ...ofShells(site, pick)];
  let left = random() * events.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = events.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return drawn ?? (events[0] as Event);
}
