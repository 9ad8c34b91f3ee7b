import type { MemoryStore } from '@site/release/store/memory-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { sampleRelease } from '@site/release/testing/sample-release';
import { type Asked, faultOf } from './answer-judge';
import { HeldSteps, type Step } from './held-steps';
import type { World } from './machinery';
import { copyOf } from './published-store';
import { SimulatedOperators } from './simulated-operators';
import { SimulatedShell } from './simulated-shell';

export type Keys = { operator: ReleaseKeys; guard: ReleaseKeys };
export type SiteOptions = {
  keys: Keys;
  /** A store with all versions published; each schedule has a copy. */
  base: MemoryStore;
  /** Lets time pass, in milliseconds. */
  advance: (milliseconds: number) => void;
};

const tick = 1000;
/** Without that time passes; a whole schedule has some hundreds. */
const mostSteps = 1000;

/** All that waits for nothing but other promises goes on until it waits for a step. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

/** Two shells on one store, their operators and visitors, and what has happened to them so far. */
export class SimulatedSite {
  readonly steps = new HeldSteps();
  readonly world: World;
  readonly operators: SimulatedOperators;
  readonly shells: SimulatedShell[] = [];
  readonly asked: Asked[] = [];
  readonly trace: string[] = [];
  answers = 0;
  private readonly faults: string[] = [];

  constructor(readonly options: SiteOptions) {
    const store = copyOf(options.base);
    const shell = sampleRelease({ name: 'shell' }).manifest;
    const keys = options.keys.operator.trusted;
    this.world = { store, keys, shell, steps: this.steps, content: { current: 1 } };
    this.operators = new SimulatedOperators(store, this.steps);
    for (const name of ['shell A', 'shell B']) this.start(name);
  }

  /** What was noticed first of all that may not be, as a sentence. */
  get fault(): string | undefined {
    return this.faults[0] ?? this.operators.faults[0];
  }

  get running(): SimulatedShell[] {
    return this.shells.filter(({ state }) => state === 'running');
  }

  take(step: Step, way: Step['ways'][number] | undefined): void {
    this.trace.push(`${step.name}: ${way?.name}`);
    this.steps.take(step, way);
  }

  /** Another one starts, and this one drains beside it. */
  async replace(shell: SimulatedShell): Promise<void> {
    this.start(`${shell.name.slice(0, 7)}${this.shells.length}`);
    await shell.drain();
  }

  /** Whatever is held happens, without a fault, and time passes where nothing is held, so long or until it is enough. */
  async calm(milliseconds: number, isEnough: () => boolean = () => false): Promise<void> {
    for (let passed = 0; passed < milliseconds && !isEnough() && !this.fault; passed += tick) {
      await this.comeToRest();
      this.options.advance(tick);
      await settled();
    }
  }

  private async comeToRest(): Promise<void> {
    for (let taken = 0; taken < mostSteps; taken += 1) {
      const [step] = this.steps.all;
      if (!step) return;
      this.take(step, step.ways[0]);
      await settled();
    }
    this.faults.push(`The site never comes to rest: ${this.trace.slice(-3).join('; ')}.`);
  }

  private start(name: string): void {
    const judge = (asked: Asked) => {
      this.answers += 1;
      const fault = faultOf(asked, this.world.store);
      if (fault) this.faults.push(fault);
    };
    this.shells.push(new SimulatedShell(this.world, name, judge));
  }
}
