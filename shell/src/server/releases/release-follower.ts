import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@site/release/release-error';
import { readNewest } from '@site/release/revision-chain';
import type { Revision } from '@site/release/revision';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config';
import type { ReleaseSource } from '../../remotes/read-set';
import { versionsOf } from '../../remotes/release-set';
import type { WorkerInput } from '../../remotes/worker-messages';
import { describeDeviation } from './deviation';
import { lineageAt } from './lineage';
import type { LiveSets } from './live-sets';
import type { SetComposer } from './set-composer';
import type { Wanted } from './set-selection';
import { readSnapshot, writeSnapshot } from './set-snapshot';

/** Fallback poll besides the folder watch, in milliseconds (docs/architecture.md#release-sets). */
const pollInterval = 500;
/** Retry delay for a revision that is not wholly live, in milliseconds: the store may be complete by then. */
const retryAfter = 5000;

type Options = {
  config: Pick<ShellConfig, 'assetStore' | 'dataDir'>;
  source: ReleaseSource;
  /** Looked at again whenever revisions are looked for. */
  keyring?: { refresh(): unknown };
  composer: SetComposer;
  sets: LiveSets;
  log: Logger;
};

function versionsIn(revision: Revision): Record<string, string> {
  return Object.fromEntries(Object.entries(revision.remotes).map(([name, { version }]) => [name, version]));
}

/** Follows the chain of revisions: at revision n, reads n + 1, composes its set and makes it live. */
export class ReleaseFollower {
  sequence = 0;
  /** Why the newest revision is not wholly live; empty when it is. */
  fault = '';
  private timer: NodeJS.Timeout | undefined;
  private watcher: FSWatcher | undefined;
  private running: Promise<void> | undefined;
  /** What the snapshot on disk is of. */
  private saved = '';
  private incomplete: { revision: Revision; at: number } | undefined;

  constructor(private readonly options: Options) {}

  /** Loads the newest revision, with the sets of this shell's last run where the store has less. */
  async start(): Promise<void> {
    const kept = this.keptInputs();
    for (const input of kept) this.options.composer.keepCopies(input);
    await this.check();
    for (const input of kept) await this.usePrevious(input);
    this.saveSnapshot();
    this.timer = setInterval(() => void this.check(), pollInterval);
    const folder = path.join(this.options.config.assetStore, 'revisions');
    if (existsSync(folder)) this.watcher = watch(folder, () => void this.check());
  }

  stop(): void {
    clearInterval(this.timer);
    this.watcher?.close();
  }

  /** Concurrent checks share one run. */
  private check(): Promise<void> {
    this.running ??= this.follow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async follow(): Promise<void> {
    const { source, keyring, log } = this.options;
    keyring?.refresh();
    try {
      const { revision, problems } = readNewest(source.store, source.keys, this.sequence);
      for (const { sequence, reason } of problems) this.report(`Revision ${sequence} is not live: ${reason}`);
      if (revision) await this.activate(revision);
      else if (this.incomplete && Date.now() - this.incomplete.at > retryAfter)
        await this.activate(this.incomplete.revision);
    } catch (error) {
      log.error({ err: error }, 'the chain of revisions cannot be read');
    }
  }

  private async activate(revision: Revision): Promise<void> {
    const { sets } = this.options;
    this.sequence = revision.sequence;
    this.incomplete = { revision, at: Date.now() };
    try {
      await sets.switchTo(this.wanted(versionsIn(revision), revision.sequence), revision.sequence);
      const faults = (sets.live?.deviations ?? []).map(describeDeviation);
      if (faults.length === 0) this.incomplete = undefined;
      this.report(faults.join(' '));
      this.saveSnapshot();
    } catch (error) {
      this.report(`Revision ${revision.sequence} is not live: ${messageOf(error)}`);
    }
  }

  /** What may stand in for a version: those that led to it, then what this machine has a copy of. */
  private wanted(versions: Record<string, string>, sequence: number): Wanted {
    const { source, composer } = this.options;
    let lines: Record<string, string[]> | undefined;
    const instead = (remote: string) => {
      lines ??= lineageAt(source, sequence);
      return lines[remote] ?? composer.copiesOf(remote);
    };
    return { versions, instead };
  }

  private saveSnapshot(): void {
    const { live, previous } = this.options.sets;
    const state = `${live?.sequence} ${live?.input.set.id} ${previous?.input.set.id}`;
    if (!live || state === this.saved) return;
    this.saved = state;
    const snapshot = { sequence: live.sequence, live: live.input, previous: previous?.input ?? null };
    writeSnapshot(this.options.config.dataDir, snapshot);
  }

  /** Logs each fault once. */
  private report(fault: string): void {
    if (fault && fault !== this.fault) this.options.log.error({ sequence: this.sequence, reason: fault }, 'deviation');
    this.fault = fault;
  }

  /** The sets of this shell's last run. */
  private keptInputs(): WorkerInput[] {
    const snapshot = readSnapshot(this.options.config.dataDir);
    return [snapshot?.live, snapshot?.previous].filter((input): input is WorkerInput => Boolean(input));
  }

  /** Makes the set live if nothing else is; else keeps it loaded, so that the first rollback after a restart is fast too. */
  private async usePrevious({ set }: WorkerInput): Promise<void> {
    const { sets, log } = this.options;
    const wanted = this.wanted(versionsOf(set), sets.live?.sequence ?? 0);
    try {
      if (sets.live) await sets.keepAsPrevious(wanted);
      else {
        await sets.switchTo(wanted, 0);
        log.warn({ set: set.id }, 'started from the last good set on disk');
      }
    } catch (error) {
      log.error({ err: error, set: set.id }, 'a set on disk does not load');
    }
  }
}
