import { setTimeout as wait } from 'node:timers/promises';
import type { ShellProcess } from '../../harness/shell-process';
import { sectionPages } from '../../harness/swap-run';

/** Looks at a shell under one plant, each an answer of `/-/alive` and of the site. */
const looks = 40;
const rest = 50;
/** Milliseconds; what takes longer hangs. */
const longest = 30_000;

/** Of `/-/alive`, in milliseconds. */
type Times = { median: number; slowest: number };

export type HostileFigures = {
  plants: number;
  /** Pages that are stored, pages that are rendered for the first time, and browser files. */
  answers: number;
  /** Plant → `/-/alive` in milliseconds: the medians before it and beside it, and the slowest beside it. */
  aliveMs: Record<string, [quiet: number, beside: number, slowest: number]>;
  /** Promotions that went live once a plant was gone. */
  promotions: number;
  failed: string[];
};

const rounded = (time: number) => Math.round(time * 10) / 10;

function summed(times: number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: rounded(sorted[sorted.length >> 1] ?? 0), slowest: rounded(sorted.at(-1) ?? 0) };
}

/** Two pages of three are stored; nobody has searched for the third. */
function addressAt(turn: number): string {
  const isNew = turn % 3 === 2;
  return isNew ? `/search?q=${crypto.randomUUID()}` : (sectionPages[turn % sectionPages.length] ?? '/');
}

export class WatchedShell {
  constructor(
    private readonly shell: ShellProcess,
    private readonly figures: HostileFigures,
  ) {}

  /** How fast `/-/alive` is answered while pages are asked for. */
  async look(name: string): Promise<Times> {
    const times: number[] = [];
    for (let turn = 0; turn < looks; turn += 1) {
      times.push(await this.timeAlive(name));
      await this.ask(name, addressAt(turn));
      await wait(rest);
    }
    return summed(times);
  }

  /** All at once, as the browser of a page does; missing is an answer too. */
  async askFiles(name: string, addresses: readonly string[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.ask(name, address, [200, 404])));
  }

  private async timeAlive(name: string): Promise<number> {
    const started = performance.now();
    await this.ask(name, '/-/alive');
    return performance.now() - started;
  }

  private async ask(name: string, address: string, good: readonly number[] = [200]): Promise<void> {
    this.figures.answers += 1;
    try {
      const answer = await fetch(new URL(address, this.shell.origin), { signal: AbortSignal.timeout(longest) });
      await answer.arrayBuffer();
      if (!good.includes(answer.status)) this.figures.failed.push(`${name}: ${address} answers ${answer.status}`);
    } catch (error) {
      this.figures.failed.push(`${name}: ${address}: ${(error as Error).message}`);
    }
  }
}
