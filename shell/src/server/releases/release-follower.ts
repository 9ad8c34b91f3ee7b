import type { FSWatcher } from 'node:fs';
import path from 'node:path';
import { ageOf } from '../age-of';
import { canariesIn } from '@site/release/chain/canary-state';
import type { FileStore } from '@site/release/store/file-store';
import { messageOf } from '@site/release/errors/release-error';
import { sequenceOf } from '@site/release/store/store-paths';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';
import { versionsOf } from '../../render/pages/release-set';
import { versionsIn } from './accepted-revision';
import type { CanarySets } from '../canary/canary-sets';
import type { Alarms } from './alarms';
import type { AssetSource } from './asset-source';
import type { ChainReader } from './chain-reader';
import { describeDeviation } from './deviation';
import { FirstOfBurst } from './first-of-burst';
import type { KeptSets } from './kept-sets';
import type { Lineage } from './lineage';
import type { LiveSets } from './live-sets';
import type { OutsideMarks } from './outside-marks';
import type { SetKeeper } from './set-keeper';
import type { SetWarmer } from './set-warmer';
import { describeCopy, type Wanted } from './set-selection';
import { SurveySchedule } from './survey-schedule';
import { wantedAt } from './wanted-at';
import { watchFolder } from './watch-folder';

/** The interval of the poll that finds what the folder watch missed, in milliseconds (docs/architecture.md#release-sets). */
const pollInterval = 500;
/** The shortest time between two checks that the folder watch starts, in milliseconds: one new revision causes several events. */
const restOfWatch = 50;
/** The delay before a revision that is only partly live is tried again, in milliseconds. */
const retryAfter = 5000;

type Options = {
  source: { store: FileStore; keys: TrustedKeys };
  /** Refreshed before each check for revisions. */
  keyring?: { refresh(): boolean };
  sets: LiveSets;
  canaries: CanarySets;
  chain: ChainReader;
  lineage: Lineage;
  kept: KeptSets;
  keeper: SetKeeper;
  /** Loads the sets that the next switch may need. */
  warmer: Pick<SetWarmer, 'request' | 'stop'>;
  outside: OutsideMarks;
  alarms: Alarms;
  files: AssetSource;
  log: Logger;
};

/** Follows the chain of revisions: it reads revision n + 1, composes its release set and makes that live. */
export class ReleaseFollower {
  /** Why the newest revision is only partly live; empty when all of it is. */
  private deviation = '';
  private timer: NodeJS.Timeout | undefined;
  private watcher: FSWatcher | undefined;
  private running: Promise<void> | undefined;
  private incompleteSince: number | undefined;
  private readonly surveys = new SurveySchedule();
  private readonly watched = new FirstOfBurst(() => this.lookSoon(), restOfWatch);
  /** Set while a release set is composed; calling it ends the wait for that set, because a newer revision is there. */
  private overtake: (() => void) | undefined;
  /** Whether a section has loaded that was still loading when a newer revision overtook it. */
  private arrived = false;
  /** Whether this machine kept a mark of an earlier run, which says how far the chain reached then. */
  private marked = false;

  constructor(private readonly options: Options) {}

  get sequence(): number {
    return this.options.chain.sequence;
  }

  /** All faults as sentences for operators; empty without any. */
  get fault(): string {
    return [this.deviation, ...this.options.alarms.list().map(({ text }) => text)].filter(Boolean).join(' ');
  }

  /** `unproven` until something outside of the store confirms that its last revision is the newest (docs/faults.md F49). */
  get end(): 'proven' | 'unproven' {
    const { alarms, outside } = this.options;
    const disputed = alarms.list().some(({ kind }) => kind === 'behind' || kind === 'rewritten' || kind === 'outside');
    return (this.marked || outside.prove) && !disputed ? 'proven' : 'unproven';
  }

  /** Makes the newest trusted revision live, from the copies of this machine where the store lacks files, and begins to follow. */
  async start(): Promise<void> {
    const { chain, kept, source } = this.options;
    chain.accepted = kept.mark;
    this.marked = chain.accepted !== undefined;
    await chain.survey();
    await this.activate();
    await this.keepPrevious();
    this.judgeOutside();
    this.timer = setInterval(() => this.lookSoon(), pollInterval);
    this.watcher = watchFolder(path.join(source.store.root, 'revisions'), (name) => this.noticed(name));
    inBackground(this.options.log, this.afterStart(), 'the tasks after the start failed');
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.watcher?.close();
    this.watched.stop();
    await Promise.all([this.options.keeper.stop(), this.options.warmer.stop()]);
  }

  /** The part of the start that runs after the first page can be served. */
  private async afterStart(): Promise<void> {
    const { kept, keeper, outside, lineage } = this.options;
    await Promise.all([outside.askPeers(), kept.audit(), lineage.prepare(this.sequence)]);
    this.judgeOutside();
    keeper.request();
  }

  /** Starts a check in the background. */
  lookSoon(): void {
    inBackground(this.options.log, this.check(), 'the check for a newer revision failed');
  }

  /** Reacts to a new file in the folder. If its number is beyond the next one, a revision may be missing, so the next check lists the folder. */
  private noticed(name: string | null): void {
    if ((sequenceOf(`revisions/${name}`) ?? 0) > this.sequence + 1) this.surveys.request();
    this.watched.request();
  }

  /** Checks for a newer revision. Concurrent calls share one run. */
  check(): Promise<void> {
    this.surveys.poll();
    if (this.overtake && this.hasNext()) this.overtake();
    this.running ??= this.follow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** To be called when a section has loaded or failed that was still loading when a newer revision overtook it. */
  setArrived(): void {
    this.arrived = true;
    this.lookSoon();
  }

  private async follow(): Promise<void> {
    const { chain, keyring } = this.options;
    if (keyring?.refresh()) chain.forgetRefused();
    try {
      if (this.hasNext() || (await this.surveyed()) || this.isRetryDue()) await this.activate();
    } catch (error) {
      this.logUnreadable(error);
    }
  }

  private hasNext(): boolean {
    try {
      return this.options.chain.readNext();
    } catch (error) {
      this.logUnreadable(error);
      return false;
    }
  }

  private logUnreadable(error: unknown): void {
    this.options.log.error({ err: error }, 'the chain of revisions cannot be read');
  }

  private isRetryDue(): boolean {
    return this.arrived || (this.incompleteSince !== undefined && ageOf(this.incompleteSince) > retryAfter);
  }

  private async surveyed(): Promise<boolean> {
    if (!this.surveys.take()) return false;
    const newer = await this.options.chain.survey();
    this.judgeOutside();
    await this.options.files.recheck();
    return newer;
  }

  private async activate(): Promise<void> {
    const { canaries, chain, keeper, warmer } = this.options;
    for (;;) {
      if (!chain.accepted) return;
      const { revision } = chain.accepted;
      const wanted = wantedAt(this.options, versionsIn(revision), revision.sequence);
      if (!(await this.goLive(wanted, revision.sequence))) continue;
      canaries.follow(canariesIn(revision), wanted);
      this.judgeOutside();
      keeper.request();
      warmer.request();
      return;
    }
  }

  /** @returns false when a newer revision overtook this one, so that there is one more to activate */
  private async goLive(wanted: Wanted, sequence: number): Promise<boolean> {
    this.incompleteSince = Date.now();
    this.arrived = false;
    const overtaken = new Promise<void>((done) => {
      this.overtake = done;
    });
    try {
      if (!(await this.options.sets.switchTo(wanted, sequence, overtaken))) return false;
      this.describeLive();
    } catch (error) {
      this.report(`Revision ${sequence} is not live: ${messageOf(error)}`);
    } finally {
      this.overtake = undefined;
    }
    return true;
  }

  private describeLive(): void {
    const { sets, alarms } = this.options;
    const { deviations = [], copies = [] } = sets.live ?? {};
    if (deviations.length + copies.length === 0) this.incompleteSince = undefined;
    this.report(deviations.map(describeDeviation).join(' '));
    alarms.set('copies', copies.map(describeCopy));
  }

  private judgeOutside(): void {
    const { alarms, outside, source } = this.options;
    alarms.set('outside', outside.faults(source.store, this.sequence));
  }

  /** Keeps the fault for operators, and logs it once. */
  private report(fault: string): void {
    const isNew = fault !== '' && fault !== this.deviation;
    if (isNew) this.options.log.error({ sequence: this.sequence, reason: fault }, 'deviation');
    this.deviation = fault;
  }

  /** Loads the previous set from its copy, so that the first rollback after a restart is as fast as later ones. */
  private async keepPrevious(): Promise<void> {
    const { sets, kept, log } = this.options;
    const versions = sets.live && kept.versionsBeside(versionsOf(sets.live.input.set));
    if (!versions) return;
    try {
      await sets.keepAsPrevious(wantedAt(this.options, versions, this.sequence));
    } catch (error) {
      log.error({ err: error }, 'the previous set on disk does not load');
    }
  }
}
