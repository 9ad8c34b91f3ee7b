import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { FileStore } from '@site/release/file-store';
import { readNewest } from '@site/release/revision-chain';
import type { Revision } from '@site/release/revision';
import type { TrustedKeys } from '@site/release/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config';
import { readSet, workerInputOf } from '../../remotes/read-set';
import type { WorkerInput } from '../../remotes/worker-messages';
import type { LiveSets } from './live-sets';
import { readSnapshot, writeSnapshot } from './set-snapshot';

/** Fallback poll besides the folder watch, in milliseconds (docs/architecture.md#release-sets). */
const pollInterval = 500;
/** Retry delay for a revision that could not be made live, in milliseconds: the store may be complete by then. */
const retryAfter = 5000;

type Options = { config: ShellConfig; shell: ReleaseManifest; keys: TrustedKeys; sets: LiveSets; log: Logger };

function versionsIn(revision: Revision): Record<string, string> {
  return Object.fromEntries(Object.entries(revision.remotes).map(([name, { version }]) => [name, version]));
}

/** Follows the chain of revisions: at revision n, reads n + 1, prepares its set and makes it live. */
export class ReleaseFollower {
  sequence = 0;
  /** Why the newest revision is not live; empty when it is. */
  fault = '';
  private readonly store: FileStore;
  private timer: NodeJS.Timeout | undefined;
  private watcher: FSWatcher | undefined;
  private running: Promise<void> | undefined;
  private refused: { revision: Revision; at: number } | undefined;

  constructor(private readonly options: Options) {
    this.store = new FileStore(options.config.assetStore);
  }

  /** Loads the newest revision; if that fails, the sets of this shell's last run. */
  async start(): Promise<void> {
    const previous = this.previousInputs();
    await this.check();
    for (const input of previous) await this.usePrevious(input);
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
    const { keys, log } = this.options;
    try {
      const { revision, problems } = readNewest(this.store, keys, this.sequence);
      for (const { sequence, reason } of problems) this.refuse(sequence, reason);
      if (revision) await this.activate(revision);
      else if (this.refused && Date.now() - this.refused.at > retryAfter) await this.activate(this.refused.revision);
    } catch (error) {
      log.error({ err: error }, 'the chain of revisions cannot be read');
    }
  }

  private async activate(revision: Revision): Promise<void> {
    const { sets, shell, keys, config } = this.options;
    this.sequence = revision.sequence;
    this.refused = undefined;
    try {
      const origin = { store: this.store, keys, shell, site: config.site, assetBase: config.publicAssetUrl };
      await sets.switchTo(readSet(origin, versionsIn(revision)), revision.sequence);
      this.fault = '';
      this.saveSnapshot();
    } catch (error) {
      this.refused = { revision, at: Date.now() };
      this.refuse(revision.sequence, error instanceof Error ? error.message : String(error));
    }
  }

  private saveSnapshot(): void {
    const { live, previous } = this.options.sets;
    if (!live) return;
    const snapshot = { sequence: live.sequence, live: live.input, previous: previous?.input ?? null };
    writeSnapshot(this.options.config.dataDir, snapshot);
  }

  private refuse(sequence: number, reason: string): void {
    this.fault = `Revision ${sequence} is not live: ${reason}`;
    this.options.log.error({ sequence, reason }, 'revision refused');
  }

  /** The sets of this shell's last run, with the current shell. */
  private previousInputs(): WorkerInput[] {
    const { config, shell } = this.options;
    const snapshot = readSnapshot(config.dataDir);
    const context = { shell, site: config.site, assetBase: config.publicAssetUrl };
    const inputs = [snapshot?.live, snapshot?.previous].filter((input): input is WorkerInput => Boolean(input));
    return inputs.map(({ set, code }) => workerInputOf(context, set.remotes, code));
  }

  /** Makes the set live if nothing else is; else keeps it loaded, so that the first rollback after a restart is fast too. */
  private async usePrevious(input: WorkerInput): Promise<void> {
    const { sets, log } = this.options;
    try {
      if (sets.live) await sets.keepAsPrevious(input);
      else {
        await sets.switchTo(input, 0);
        log.warn({ set: input.set.id }, 'started from the last good set on disk');
      }
    } catch (error) {
      log.error({ err: error, set: input.set.id }, 'a set on disk does not load');
    }
  }
}
