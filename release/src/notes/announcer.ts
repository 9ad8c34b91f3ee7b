import { revisionNumbers } from '../chain/head';
import { pastRevisions } from '../chain/past-revisions';
import type { Revision } from '../chain/revision';
import { type StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { Heart } from '../heartbeat/heart';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ShellHealth } from '../shells/shell-health';
import type { ReleaseStore } from '../store/release-store';
import { DeviationNotes } from './deviation-notes';
import type { Note } from './note-request';
import type { NoteSender } from './note-sender';
import { revisionNotes } from './revision-notes';
import { StuckNotes, type StuckVerdict } from './stuck-notes';

/** Between two looks, in milliseconds: a note is to be there within ten seconds. */
const lookEvery = 2000;
/** So many revisions are told one by one by a guard that was away. */
const mostAtOnce = 20;

type Options = {
  /** The store, or while it is away what shells have of it. */
  store: () => ReleaseStore;
  keys: () => TrustedKeys;
  shells: readonly string[];
  fetchHealth: (shell: string) => Promise<ShellHealth>;
  /** Remembers in the store how far was told, and says which of several guards tells. */
  heart: Pick<Heart, 'leads' | 'told' | 'note' | 'takenOver'>;
  guard: { readonly stuck: readonly StuckVerdict[]; readonly reached: { away: StoreAwayError | null } };
  sender: Pick<NoteSender, 'tell' | 'hasReceivers'>;
  log: (line: string) => void;
};

/** Tells people of what the chain and the shells say, each thing once (docs/how-to/guard-releases.md). */
export class Announcer {
  private readonly deviations = new DeviationNotes();
  private readonly stuck = new StuckNotes();
  private last: number | undefined;
  /** Looks in a row that found the store away; one is nothing. */
  private looksAway = 0;
  private trouble = '';
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  /** Begins a look unless one is under way; nobody waits for it, least of all a guard that judges. */
  begin(now: number): void {
    this.running ??= this.look(now)
      .catch(() => undefined)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** `now` of a clock that only goes on, in milliseconds. Never throws. */
  async look(now: number): Promise<void> {
    const { sender, guard, log } = this.options;
    if (!this.isDue(now)) return;
    this.last = now;
    let trouble = '';
    try {
      // What this guard knows by itself waits for no store.
      for (const note of [...this.guardNotes(), ...this.awayNotes(), ...this.stuck.look(guard.stuck)])
        sender.tell(note);
      for (const note of [...(await this.newRevisions()), ...(await this.newDeviations())]) sender.tell(note);
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
    }
    if (trouble && trouble !== this.trouble) log(`Nobody can be told of releases: ${trouble}`);
    this.trouble = trouble;
  }

  /** Of several guards one tells, and not at every beat. */
  private isDue(now: number): boolean {
    const { sender, heart } = this.options;
    if (!sender.hasReceivers || !heart.leads) return false;
    return this.last === undefined || now - this.last >= lookEvery;
  }

  private guardNotes(): Note[] {
    const since = this.options.heart.takenOver();
    if (since === null) return [];
    const text = `发布：守卫从 ${since} 起没有心跳，现在由另一个守卫接着看；中间出错不会自动回滚。\n查看：npm run release -- doctor`;
    return [{ event: 'guard', sequence: null, text }];
  }

  private awayNotes(): Note[] {
    const { away } = this.options.guard.reached;
    this.looksAway = away ? this.looksAway + 1 : 0;
    if (!away || this.looksAway !== 2) return [];
    const text = `发布：版本库${away instanceof StoreUnwritableError ? '写不进去' : '没有应答'}，线上照常；出错的版本由守卫直接让各台 shell 退回。原因：${away.message}\n手动：${away.command}\n查看：npm run release -- doctor`;
    return [{ event: 'guard', sequence: null, text }];
  }

  private async newRevisions(): Promise<Note[]> {
    const { store, heart } = this.options;
    const newest = Math.max(0, ...(await revisionNumbers(store())));
    // A guard that never told anybody begins with what comes.
    const told = heart.told ?? newest;
    const notes = newest > told ? await this.notesAfter(told) : [];
    // It is recorded before it is sent, so that a restart never sends it twice.
    if (heart.told === null || newest > told) await heart.note(newest);
    return notes;
  }

  private async notesAfter(told: number): Promise<Note[]> {
    const { store, keys } = this.options;
    const chain: Revision[] = [];
    for await (const { revision } of pastRevisions(store(), keys())) {
      if (revision) chain.unshift(revision);
      if ((revision && revision.sequence <= told) || chain.length > mostAtOnce) break;
    }
    return chain.flatMap((after, place) => {
      if (after.sequence <= told || (place === 0 && chain.length > mostAtOnce)) return [];
      return revisionNotes(chain[place - 1] ?? null, after);
    });
  }

  private async newDeviations(): Promise<Note[]> {
    const { shells, fetchHealth } = this.options;
    const asked = shells.map(async (shell) => [shell, await fetchHealth(shell).catch(() => undefined)] as const);
    return this.deviations.look(new Map(await Promise.all(asked)));
  }
}
