import { seededRandom } from '@site/release/guard/seeded-random';
import { MemoryStore } from '@site/release/memory-store';
import type { BuiltRelease } from '@site/release/built-release';
import { promote } from '@site/release/promote';
import { publish } from '@site/release/publish';
import { sampleRelease } from '@site/release/testing/sample-release';
import type { ReleaseKeys } from '@site/release/signing-keys';
import { barredFor } from '../../render/barred-addresses';
import { type Asked, faultOf, type UnderWay } from './answer-judge';
import { HeldSteps } from './held-steps';
import { liveVersions } from './release-history';
import { commandsOf, SimulatedOperators } from './simulated-operators';
import type { World } from './simulated-shell';
import { type Question, SimulatedShell } from './simulated-shell-run';

export const sections = ['one', 'two'] as const;
const published = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const;
const sides = ['everybody', 'everybody', 'canary', 'new'] as const;
const addresses = [...sections.map((name) => `/${name}`), ...sections.map((name) => `/${name}`), '/sitemap'];

export type Keys = { operator: ReleaseKeys; guard: ReleaseKeys };
export type Options = {
  keys: Keys;
  /** A store with all versions published; each schedule has a copy. */
  base: MemoryStore;
  seed: number;
  events: number;
  underWay: UnderWay;
  /** Lets time pass, in milliseconds. */
  advance: (milliseconds: number) => void;
};

/** A release whose one route has an id of its own, as the build gives them. */
function simulatedRelease(name: string, version: string): BuiltRelease {
  const built = sampleRelease({ name, version });
  const routes = built.manifest.routes.map((route) => ({ ...route, id: `${name}-${route.id}` }));
  const manifest = { ...built.manifest, routes };
  return { ...built, manifest, manifestText: JSON.stringify(manifest) };
}

/** A store in which every version is published and the first of each section is live. */
export async function publishedStore({ operator }: Keys): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const name of sections)
    for (const version of published) await publish(store, operator, simulatedRelease(name, version), { by: 'lin' });
  await promote(store, operator, Object.fromEntries(sections.map((name) => [name, published[0]])), { by: 'lin' });
  return store;
}

/** All that waits for nothing but other promises goes on until it waits for a step. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

type Event = { name: string; weight: number; happen: () => void };

/** One order of events, drawn by its seed. */
class Schedule {
  private readonly random: () => number;
  private readonly steps = new HeldSteps();
  private readonly world: World;
  private readonly operators: SimulatedOperators;
  private readonly shells: SimulatedShell[];
  private readonly asked: Asked[] = [];
  private readonly faults: string[] = [];
  readonly trace: string[] = [];
  answers = 0;

  constructor(private readonly options: Options) {
    const { keys, base, seed } = options;
    const store = new MemoryStore();
    for (const [path, bytes] of base.files) store.files.set(path, bytes);
    const shell = sampleRelease({ name: 'shell' }).manifest;
    this.random = seededRandom(seed);
    this.world = { store, keys: keys.operator.trusted, shell, steps: this.steps, content: { current: 1 } };
    this.operators = new SimulatedOperators(store, this.steps);
    this.shells = ['shell A', 'shell B'].map((name) => this.startShell(name));
  }

  /** @returns the first thing that may not be, as a sentence; undefined when all held */
  async run(): Promise<string | undefined> {
    for (let event = 0; event < this.options.events; event += 1) {
      await this.next();
      const fault = this.fault();
      if (fault) return fault;
    }
    return (await this.settle()) ?? (await this.heal()) ?? (await this.rest()) ?? (await this.stop());
  }

  private startShell(name: string): SimulatedShell {
    return new SimulatedShell(this.world, name, (asked) => {
      this.answers += 1;
      const fault = faultOf(asked, this.world.store, this.options.underWay);
      if (fault) this.faults.push(fault);
    });
  }

  private fault(): string | undefined {
    return this.faults[0] ?? this.operators.faults[0];
  }

  private async next(): Promise<void> {
    const held = this.steps.all;
    const takesStep = held.length > 0 && this.random() < 0.6;
    if (takesStep) this.takeStep(this.pick(held), this.random() < 0.75 ? 0 : undefined);
    else this.happen(this.drawEvent());
    await settled();
  }

  /** @param index of its way; any of them where it is undefined */
  private takeStep(step: (typeof this.steps.all)[number], index?: number): void {
    const way = index === undefined ? this.pick(step.ways) : step.ways[index];
    this.trace.push(`${step.name}: ${way?.name}`);
    this.steps.take(step, way);
  }

  private happen({ name, happen }: Event): void {
    this.trace.push(name);
    happen();
  }

  private pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.random() * all.length)] as T;
  }

  private drawEvent(): Event {
    const events = this.events();
    let left = this.random() * events.reduce((sum, { weight }) => sum + weight, 0);
    for (const event of events) {
      left -= event.weight;
      if (left < 0) return event;
    }
    return events[0] as Event;
  }

  private events(): Event[] {
    return [...this.visits(), ...this.commands(), ...this.times(), ...this.ofShells()];
  }

  private get running(): SimulatedShell[] {
    return this.shells.filter(({ state }) => state === 'running');
  }

  private visits(): Event[] {
    const shell = this.pick(this.running);
    if (!shell) return [];
    const question: Question = {
      path: this.pick(addresses),
      side: this.pick(sides),
      network: this.pick(['near', 'far']),
    };
    const leaving = this.asked.filter((one) => !one.left && one.shell.open.has(one));
    const name = `a visitor (${question.side}, ${question.network}) asks ${shell.name} for ${question.path}`;
    return [
      { name, weight: 10, happen: () => void this.asked.push(shell.ask(question)) },
      {
        name: 'a visitor goes',
        weight: leaving.length > 0 ? 0.5 : 0,
        happen: () => void (this.pick(leaving).left = true),
      },
      { name: `${shell.name} asks itself`, weight: 0.3, happen: () => shell.prepare() },
    ];
  }

  private commands(): Event[] {
    const [name, version] = [this.pick(sections), this.pick(published)];
    const commands = commandsOf(this.options.keys);
    const all = {
      [`promote ${name} ${version}`]: commands.promote(name, version),
      [`roll back ${name}`]: commands.rollBack(name),
      [`judge ${name} ${version}`]: commands.judge(name, version),
      [`begin the canary ${name} ${version}`]: commands.begin(name, version),
      'raise the canary': commands.raise(0.25),
      'end the canary': commands.end(),
    };
    const weight = this.operators.running < 3 ? 0.6 : 0;
    return Object.entries(all).map(([what, command]) => ({
      name: `an operator begins to ${what}`,
      weight,
      happen: () => void this.operators.run(what, command),
    }));
  }

  private times(): Event[] {
    const pass = (milliseconds: number, weight: number): Event => ({
      name: `${milliseconds} ms pass`,
      weight,
      happen: () => this.options.advance(milliseconds),
    });
    const content = { name: 'the content changes', weight: 0.5, happen: () => void (this.world.content.current += 1) };
    return [content, pass(100, 2), pass(1000, 1), pass(6000, 0.7), pass(61_000, 0.4), pass(360_000, 0.2)];
  }

  private ofShells(): Event[] {
    const shell = this.pick(this.running);
    if (!shell) return [];
    const [name, version] = [this.pick(sections), this.pick(published)];
    const warm = () => void shell.machinery.sets.prepare({ [name]: version }).catch(() => undefined);
    return [
      { name: `${shell.name} looks at the chain`, weight: 5, happen: () => shell.check() },
      { name: `${shell.name} warms ${name} ${version}`, weight: 0.5, happen: warm },
      { name: `${shell.name} cools down`, weight: 0.3, happen: () => shell.machinery.sets.retain([]) },
      { name: `${shell.name} restarts`, weight: 0.3, happen: () => void this.restart(shell) },
    ];
  }

  /** The one that drains answers beside the one that has taken its place. */
  private async restart(shell: SimulatedShell): Promise<void> {
    this.shells.push(this.startShell(`${shell.name.slice(0, 7)}${this.shells.length}`));
    await shell.drain();
  }

  /** Whatever is held happens, without a fault, and time passes where nothing is held, until it is enough. */
  private async calm(milliseconds: number, isEnough: () => boolean): Promise<void> {
    for (let passed = 0; passed < milliseconds && !isEnough(); ) {
      for (let [step] = this.steps.all; step; [step] = this.steps.all) {
        this.takeStep(step, 0);
        await settled();
      }
      this.options.advance(1000);
      passed += 1000;
      await settled();
    }
  }

  /** Nobody who asked waits for ever. */
  private async settle(): Promise<string | undefined> {
    await this.calm(120_000, () => this.shells.every(({ open }) => open.size === 0) && this.operators.running === 0);
    const [waiting] = this.shells.flatMap(({ open }) => [...open]);
    if (waiting) return `${waiting.path} on ${waiting.shell.name} is never answered, whatever happens.`;
    const draining = this.shells.find(({ state }) => state === 'draining');
    if (draining) await this.calm(60_000, () => draining.state === 'stopped');
    if (draining?.state === 'draining') return `${draining.name} drains and never stops, though all are answered.`;
    return this.fault();
  }

  /** After faults have ended every shell comes to show what should be live, and answers with it. */
  private async heal(): Promise<string | undefined> {
    await this.calm(barredFor + 1000, () => false);
    const newest = Math.max(0, ...[...this.operators.winners.keys()], 1);
    const wanted = liveVersions(this.world.store, newest);
    const isLive = (shell: SimulatedShell) =>
      Object.entries(wanted).every(
        ([name, version]) => shell.machinery.sets.live?.input.set.remotes[name]?.version === version,
      );
    await this.calm(900_000, () => this.running.every((shell) => shell.newest === newest && isLive(shell)));
    for (const shell of this.running)
      for (const [name, version] of Object.entries(wanted)) {
        if (!isLive(shell))
          return `${shell.name} does not come to show ${name} ${version} of revision ${newest}, though nothing fails any more.`;
        const asked = shell.ask({ path: `/${name}`, side: 'everybody', network: 'near' });
        await settled();
        await this.calm(60_000, () => !shell.open.has(asked));
        if (asked.page?.status !== 200)
          return `/${name} on ${shell.name} is answered ${asked.page?.status}, though nothing fails any more.`;
      }
    return this.fault();
  }

  /** What no set needs any more has ended. */
  private async rest(): Promise<string | undefined> {
    for (const { machinery } of this.running) machinery.sets.retain([]);
    await this.calm(40_000, () => false);
    return this.running.flatMap((shell) => shell.surplusProcesses())[0];
  }

  private async stop(): Promise<string | undefined> {
    for (const shell of this.running) void shell.drain();
    await this.calm(120_000, () => this.shells.every(({ state }) => state === 'stopped'));
    const left = this.shells.find(({ state }) => state !== 'stopped');
    return left ? `${left.name} drains and never stops.` : this.fault();
  }
}

/** @returns how much was answered, and what may not be, with all that had happened before it */
export async function runSchedule(
  options: Options,
): Promise<{ answers: number; events: number; fault: string | undefined }> {
  const schedule = new Schedule(options);
  const fault = await schedule.run();
  const { answers, trace } = schedule;
  const story = trace.map((line, index) => `${index + 1}. ${line}`).join('\n');
  return {
    answers,
    events: trace.length,
    fault: fault && `Schedule ${options.seed}: ${fault}\nWhat happened before:\n${story}`,
  };
}
