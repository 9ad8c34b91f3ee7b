import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { FileStore } from '@site/release/file-store';
import { readNewest } from '@site/release/revision-chain';
import type { Revision } from '@site/release/revision';
import type { TrustedKeys } from '@site/release/signing-keys';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config';
import { readSet, seedOf } from '../remotes/read-set';
import type { WorkerSeed } from '../remotes/worker-messages';
import type { LiveSets } from './live-sets';
import { readSnapshot, writeSnapshot } from './set-snapshot';

/** The net below the watch on the folder, in milliseconds (design.md §6). */
const pollEvery = 500;
/** A revision that could not be made live is tried again after this long, in milliseconds: the store may be whole by then. */
const retryAfter = 5000;

type Options = { config: ShellConfig; shell: ReleaseManifest; keys: TrustedKeys; sets: LiveSets; log: Logger };

function versionsIn(revision: Revision): Record<string, string> {
  return Object.fromEntries(Object.entries(revision.remotes).map(([name, { version }]) => [name, version]));
}

/** Follows the chain of revisions: knows n, asks for n + 1, prepares that set and makes it live. */
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

  /** Reads what is live now; where that cannot be had, what was live when this shell last ran (design.md §5). */
  async start(): Promise<void> {
    const earlier = this.earlierSeeds();
    await this.look();
    for (const seed of earlier) await this.useEarlier(seed);
    this.remember();
    this.timer = setInterval(() => void this.look(), pollEvery);
    const folder = path.join(this.options.config.assetStore, 'revisions');
    if (existsSync(folder)) this.watcher = watch(folder, () => void this.look());
  }

  stop(): void {
    clearInterval(this.timer);
    this.watcher?.close();
  }

  /** One look at a time; a look that is asked for meanwhile joins the one that runs. */
  private look(): Promise<void> {
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
      if (revision) await this.adopt(revision);
      else if (this.refused && Date.now() - this.refused.at > retryAfter) await this.adopt(this.refused.revision);
    } catch (error) {
      log.error({ err: error }, 'the chain of revisions cannot be read');
    }
  }

  private async adopt(revision: Revision): Promise<void> {
    const { sets, shell, keys, config } = this.options;
    this.sequence = revision.sequence;
    this.refused = undefined;
    try {
      const origin = { store: this.store, keys, shell, site: config.site, assetBase: config.publicAssetUrl };
      await sets.switchTo(readSet(origin, versionsIn(revision)), revision.sequence);
      this.fault = '';
      this.remember();
    } catch (error) {
      this.refused = { revision, at: Date.now() };
      this.refuse(revision.sequence, error instanceof Error ? error.message : String(error));
    }
  }

  private remember(): void {
    const { live, previous } = this.options.sets;
    if (!live) return;
    const snapshot = { sequence: live.sequence, live: live.seed, previous: previous?.seed ?? null };
    writeSnapshot(this.options.config.dataDir, snapshot);
  }

  private refuse(sequence: number, reason: string): void {
    this.fault = `Revision ${sequence} is not live: ${reason}`;
    this.options.log.error({ sequence, reason }, 'revision refused');
  }

  /** The sets of this shell's last run, as this shell would render them. */
  private earlierSeeds(): WorkerSeed[] {
    const { config, shell } = this.options;
    const snapshot = readSnapshot(config.dataDir);
    const house = { shell, site: config.site, assetBase: config.publicAssetUrl };
    const seeds = [snapshot?.live, snapshot?.previous].filter((seed): seed is WorkerSeed => Boolean(seed));
    return seeds.map(({ set, code }) => seedOf(house, set.remotes, code));
  }

  /** Live where nothing else is; else warm, so that the first rollback after a restart is as quick as any. */
  private async useEarlier(seed: WorkerSeed): Promise<void> {
    const { sets, log } = this.options;
    try {
      if (sets.live) await sets.keepAsPrevious(seed);
      else {
        await sets.switchTo(seed, 0);
        log.warn({ set: seed.set.id }, 'started from the last good set on disk');
      }
    } catch (error) {
      log.error({ err: error, set: seed.set.id }, 'a set on disk does not load');
    }
  }
}
