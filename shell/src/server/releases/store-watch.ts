import { setTimeout as pause } from 'node:timers/promises';
import type { FileStore } from '@site/release/store/file-store';
import { revisionNumbers } from '@site/release/chain/head';
import { StoreUnreachableError } from '@site/release/mirror/mirror-stores';
import type { StoreMirror } from '@site/release/mirror/store-mirror';
import { tidyCopies } from '@site/release/mirror/tidy-copies';
import { messageOf } from '@site/release/errors/release-error';
import { releaseFolder, SHELL_NAME } from '@site/release/store/store-paths';
import type { SyncReader } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';
import type { Alarms } from './alarms';
import { Coalesced, type Delays } from './coalesced';
import { likelyRollbacks } from './likely-rollbacks';
import type { Lineage } from './lineage';

/** Between two looks, in milliseconds; up to a tenth more or less, so that shells do not ask in step. */
const interval = 500;
/** The same of a folder, whose copy nobody waits for, and the time until the first look: a start and a switch come first. */
const folderInterval = 1000;
const folderStart = 2000;
/** The pause doubles up to this while the store does not answer. */
const longestInterval = 5000;
/** Every so many looks damaged releases are tried again, and the whole chain is compared. */
const looksPerRetry = 10;
const looksPerSurvey = 120;
/** How long a start that has a copy from before waits for the store, in milliseconds. */
const startTimeout = 5000;
/** Of one section, versions that led to the live one: a copy takes room. */
const mostKept = 10;
/** One failure is nothing: the store is asked again at once. */
const failuresToReport = 2;

type Options = {
  /** As operators write its address. */
  name: string;
  mirror: Pick<StoreMirror, 'poll' | 'survey' | 'retry' | 'faults' | 'ordered' | 'overtaken'> & {
    releases: Pick<StoreMirror['releases'], 'copy' | 'copyList'>;
  };
  source: { store: SyncReader; keys: TrustedKeys };
  /** This machine's copy. */
  copy: FileStore;
  /** The store is a folder, which is read itself while it is there. */
  isFolder?: boolean;
  alarms: Pick<Alarms, 'set'>;
  log: Pick<Logger, 'warn' | 'error'>;
  /** The versions of the shell that runs, one for each line. */
  shells: readonly string[];
  lineage: Lineage;
  /** The revision that is believed here. */
  sequence: () => number;
  /** Something new is in the copy. */
  changed: () => void;
  /** When what nobody waits for is copied; for tests. */
  rest?: Delays;
};

/** Keeps the copy of a store up to date (docs/decisions/031-a-shell-serves-from-its-mirror.md). */
export class StoreWatch {
  private readonly rest: Coalesced;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private stopped = false;
  private looks = 0;
  private failures = 0;
  /** Looks in a row that the store did not answer; others failed for the disk here. */
  private unanswered = 0;
  private surveyed = false;
  /** What is told while nothing can be copied. */
  private silence = '';
  private unpublished: readonly string[] = [];

  constructor(private readonly options: Options) {
    this.rest = new Coalesced(() => this.copyLikely(), options.rest);
  }

  /** Resolves when what is in the store is here; with a copy from before, or without the store, soon. */
  async start(): Promise<void> {
    const first = this.look();
    const hasCopy = (await revisionNumbers(this.options.copy)).length > 0;
    await (hasCopy ? Promise.race([first, pause(startTimeout, undefined, { ref: false })]) : first);
    this.plan();
    this.rest.request();
  }

  /** As `start`, in the background and once the start of the shell is over: a folder is read itself. */
  startLater(): void {
    this.timer = setTimeout(() => {
      this.lookAndPlan();
      this.rest.request();
    }, folderStart);
  }

  /** Looks at once: who asks while a look is under way waits for one that begins after it. */
  notify(): Promise<void> {
    this.next ??= (this.running ?? Promise.resolve()).then(() => {
      this.next = undefined;
      return this.look();
    });
    return this.next;
  }

  /** What an operator should mend although the shell works. */
  get warnings(): string[] {
    const { name } = this.options;
    const publish = 'npm run release -- publish shell, where it was built, puts it there.';
    return this.unpublished.map(
      (shell) =>
        `The shell ${shell} runs and is not in the store ${name}, so no other shell can answer for its files: ${publish}`,
    );
  }

  /** What came by another way is in the copy. */
  changed(): void {
    this.report();
    this.options.changed();
  }

  /** Whether the store has not answered for more than a moment. */
  get isAway(): boolean {
    return this.unanswered >= failuresToReport;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.rest.stop();
  }

  private lookAndPlan(): void {
    const planned = this.look().finally(() => this.plan());
    inBackground(this.options.log, planned, 'the store could not be looked at');
  }

  private plan(): void {
    if (this.stopped) return;
    const usual = this.options.isFolder ? folderInterval : interval;
    const base = Math.min(longestInterval, usual * 2 ** Math.min(this.failures, 8));
    const delay = base * (0.9 + Math.random() * 0.2);
    this.timer = setTimeout(() => this.lookAndPlan(), delay);
  }

  private look(): Promise<void> {
    this.running ??= this.ask().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async ask(): Promise<void> {
    this.looks += 1;
    try {
      if (await this.hasChanged()) {
        this.options.changed();
        this.rest.request();
      }
      this.failures = 0;
      this.unanswered = 0;
    } catch (error) {
      this.failures += 1;
      this.unanswered = error instanceof StoreUnreachableError ? this.unanswered + 1 : 0;
      this.note(messageOf(error));
    }
    this.report();
  }

  private async hasChanged(): Promise<boolean> {
    const { mirror } = this.options;
    if (!this.surveyed || this.looks % looksPerSurvey === 0) {
      const changed = await mirror.survey();
      this.surveyed = true;
      await this.lookForShell();
      return changed;
    }
    const changed = await mirror.poll();
    if (!changed && this.looks % looksPerRetry === 0) await mirror.retry();
    return changed;
  }

  /** Pages of this shell are open when another build answers for it. */
  private async lookForShell(): Promise<void> {
    const { mirror, shells } = this.options;
    const unpublished: string[] = [];
    for (const shell of shells)
      try {
        await mirror.releases.copyList(SHELL_NAME, shell);
      } catch (error) {
        if (error instanceof StoreUnreachableError) throw error;
        unpublished.push(shell);
      }
    this.unpublished = unpublished;
  }

  /** The first reason stays: which request fails differs from look to look. */
  private note(reason: string): void {
    if (this.failures < failuresToReport || this.silence) return;
    const since = new Date().toISOString();
    const { name, isFolder } = this.options;
    this.silence =
      isFolder && !this.isAway
        ? `Since ${since} this shell keeps no copy of the store ${name} for when that is away: ${reason}`
        : `What is new in the store ${name} does not reach this shell since ${since}, which serves its copy: ${reason}`;
  }

  private report(): void {
    if (this.failures === 0) this.silence = '';
    const { alarms, mirror, name, isFolder } = this.options;
    // What is damaged in a folder is told by who reads it there.
    const faults = isFolder ? [] : mirror.faults;
    alarms.set('store', [...(this.silence ? [this.silence] : []), ...faults]);
    alarms.set('order', [
      ...mirror.ordered.map(
        (sequence) =>
          `Revision ${sequence} was ordered here and is not in the store ${name}: npm run release -- deliver brings it there.`,
      ),
      ...mirror.overtaken.map(
        (sequence) =>
          `Revision ${sequence} that was ordered here is not live: the store ${name} has another in its place. npm run release -- deliver says whose it was, and ends this alarm.`,
      ),
    ]);
  }

  /** What the next rollbacks lead to is copied while nobody waits for it, and what is of no use any more goes. */
  private async copyLikely(): Promise<void> {
    const { mirror, source, copy, sequence, lineage, log } = this.options;
    try {
      for (const change of likelyRollbacks(source, sequence()))
        for (const [name, version] of Object.entries(change)) await mirror.releases.copy(name, version);
      const lines = Object.entries(lineage.at(sequence()));
      const kept = lines.flatMap(([name, versions]) =>
        versions.slice(0, mostKept).map((version) => releaseFolder(name, version)),
      );
      await tidyCopies(copy, new Set(kept));
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'what a rollback may lead to is not copied');
    }
  }
}
