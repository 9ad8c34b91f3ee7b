import { availableMemory } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@site/release/errors/release-error';
import type { Logger } from 'pino';
import { type ReleaseSource, readRemote } from '../../render/pages/read-set';
import { Coalesced } from './coalesced';
import { likelyRollbacks } from './likely-rollbacks';
import type { LiveSet, LiveSets } from './live-sets';

/** Remote → version: how a set differs from what is live. */
export type Change = Record<string, string>;

export type WarmAnswer = { ready: true; set: string; seconds: number } | { ready: false; reason: string };

/** Sets that are kept loaded beside the live and the previous one; each costs the processes of its changes. */
export const mostWarm = 3;
/** How many of these may be wishes of operators; how long one is kept, in milliseconds. */
const mostAsked = 2;
const askedFor = 30 * 60_000;
/** Wishes that may wait for one another. */
const mostWaiting = 8;
/** Bytes that stay free: what is live may need them. */
const memoryToLeave = 256 * 1024 * 1024;
/** In milliseconds: after a switch, until the machine is looked at, and how long its quiet is waited for. */
const afterSwitch = { quiet: 500, longest: 5000 };
const idleLook = 100;
const longestBusy = 20_000;

type Options = {
  source: ReleaseSource;
  sets: Pick<LiveSets, 'live' | 'prepare' | 'isLoaded' | 'retain' | 'isPrevious'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Whether sets are loaded that nobody asked for. */
  ahead: boolean;
  /** Where the store is a copy: copies releases that operators ask for. */
  fetch?: ((change: Change) => Promise<void>) | undefined;
  /** For tests. */
  available?: () => number;
  now?: () => number;
};

type Asked = { change: Change; until: number };

/** Loads sets before somebody switches to them: those that the next rollback may lead to, and what operators ask for. */
export class SetWarmer {
  private readonly rounds = new Coalesced(() => this.round(), afterSwitch);
  private asked: Asked[] = [];
  private waiting = 0;
  /** The last warning. */
  private warned = '';
  private stopped = false;

  constructor(private readonly options: Options) {}

  /** A set has become live. */
  request(): void {
    if (this.options.ahead) this.rounds.request();
  }

  stop(): Promise<void> {
    this.stopped = true;
    return this.rounds.stop();
  }

  /** Loads what is live with these versions in it, or says why not. Asked again, it answers at once. */
  async ask(change: Change): Promise<WarmAnswer> {
    if (this.waiting >= mostWaiting)
      return { ready: false, reason: `${mostWaiting} others are being loaded; ask again.` };
    const from = performance.now();
    this.waiting += 1;
    try {
      const wasLoaded = this.options.sets.isLoaded(change);
      const set = await this.load(change);
      return { ready: true, set: set.input.set.id, seconds: wasLoaded ? 0 : (performance.now() - from) / 1000 };
    } catch (error) {
      return { ready: false, reason: messageOf(error) };
    } finally {
      this.waiting -= 1;
    }
  }

  private async load(change: Change): Promise<LiveSet> {
    const { sets, source, fetch } = this.options;
    await fetch?.(change);
    for (const [name, version] of Object.entries(change)) readRemote(source, name, version);
    this.remember(change);
    for (;;) {
      const { live } = sets;
      if (!live) throw new Error('Nothing is live here yet.');
      sets.retain(this.wishes());
      const set = await sets.prepare(change);
      // A switch meanwhile has dropped it; what is wanted now is another set.
      if (sets.live !== live && !this.stopped) continue;
      requireIn(set, change);
      return set;
    }
  }

  private remember(change: Change): void {
    const key = JSON.stringify(change);
    const others = this.asked.filter((one) => JSON.stringify(one.change) !== key);
    this.asked = [{ change, until: this.now() + askedFor }, ...others].slice(0, mostAsked);
  }

  /** What should be loaded now, the most wanted first. */
  private wishes(): Change[] {
    const { sets, source } = this.options;
    this.asked = this.asked.filter(({ until }) => until > this.now());
    const likely = likelyRollbacks(source, sets.live?.sequence ?? 0);
    const all = [...this.asked.map(({ change }) => change), ...likely].filter((change) => !sets.isPrevious(change));
    return all.slice(0, mostWarm);
  }

  /** A wish may end while a round waits or loads. */
  private isWished(change: Change): boolean {
    const key = JSON.stringify(change);
    return this.wishes().some((wish) => JSON.stringify(wish) === key);
  }

  /** One set after the other, and none while visitors wait for renders. */
  private async round(): Promise<void> {
    const { sets, log, available = availableMemory } = this.options;
    const { live } = sets;
    const wishes = this.wishes();
    sets.retain(wishes);
    for (const change of wishes) {
      await this.idle();
      if (sets.live !== live || this.stopped) return;
      if (sets.isLoaded(change) || !this.isWished(change)) continue;
      if (available() < memoryToLeave) return log.warn({ change }, 'too little memory to keep a set warm');
      await this.warm(change);
    }
  }

  private async warm(change: Change): Promise<void> {
    const { sets, log } = this.options;
    const { live } = sets;
    try {
      const set = await sets.prepare(change);
      // A switch meanwhile: it was loaded for the set before.
      if (sets.live !== live) return;
      requireIn(set, change);
      if (!this.isWished(change)) return sets.retain(this.wishes());
      log.info({ set: set.input.set.id, change }, 'set is warm');
    } catch (error) {
      this.warnOnce(change, messageOf(error));
    }
  }

  /** Each round tries again, as often as something is looked for that does not load. */
  private warnOnce(change: Change, reason: string): void {
    const warning = JSON.stringify({ change, reason });
    if (warning !== this.warned) this.options.log.warn({ change, reason }, 'set cannot be kept warm');
    this.warned = warning;
  }

  private async idle(): Promise<void> {
    const { sets } = this.options;
    for (let waited = 0; waited < longestBusy && !this.stopped; waited += idleLook) {
      await pause(idleLook, undefined, { ref: false });
      if (!sets.live?.pool.load) return;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

/** @throws {Error} when another version was loaded, for the reason that it gives */
function requireIn({ input, deviations }: LiveSet, change: Change): void {
  for (const [name, version] of Object.entries(change)) {
    if (input.set.remotes[name]?.version === version) continue;
    const reason = deviations.find(({ remote }) => remote === name)?.reason;
    throw new Error(`${name} ${version} does not run here: ${reason ?? 'another version was loaded'}`);
  }
}
