import { messageOf, type StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { Reached } from '../shells/reach-store';
import { remedyOf } from '../shells/shell-health';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { ReleaseKeys } from '../keys/signing-keys';
import { sequenceOf } from '../store/store-paths';
import { type Act, carryOut, reasonOf } from './carry-out';
import { judge, type Verdict } from './judge';
import { type Answers, Observations } from './observations';
import { RevisionArrivals } from './revision-arrivals';
import { askShells, type FetchCounts } from './version-counts';
import { versionsOnTrial } from './versions-on-trial';
import type { Watched } from './watched';

/** In milliseconds. */
export const lookEvery = 1000;
/** What visitors of a canary live through is judged at every so many looks, and of one canary at each: it takes longer, and is not sure within seconds. */
const fieldEvery = 5;
/** Every so many looks the store is tried by a write. */
const tryEvery = 10;

export interface GuardOptions {
  store: ReleaseStore;
  /**
   * The store, or what shells have of it while it is away; without it nobody asks them.
   * @param isTried whether it counts as away where it takes no writes
   */
  reach?: (isTried: boolean) => Promise<Reached>;
  /** Read anew with each change of the chain: a key may expire or be added while the guard runs. */
  keys: () => ReleaseKeys;
  shells: readonly string[];
  fetchCounts: FetchCounts;
  /** One line for whoever watches, of what keeps the guard from seeing or acting. */
  log: (line: string) => void;
}

/** A verdict that could not be carried out: what it is and why, as sentences. */
type Stuck = Verdict & { judged: string; reason: string };

/** What an operator types where the guard cannot. */
function undoCommand({ watched: { kind, name } }: Verdict): string {
  return remedyOf({ remote: name, ...(kind === 'canary' && { canary: true }) });
}

/** What became of the store since the look before; null where nothing did. */
function standingLine(before: StoreAwayError | null, now: StoreAwayError | null): string | null {
  if (now && !before) {
    const what = now instanceof StoreUnwritableError ? 'takes no writes' : 'is away';
    return `The store ${what}, and what fails is ordered at the shells meanwhile: ${now.message}`;
  }
  if (now || !before) return null;
  const what = before instanceof StoreUnwritableError ? 'takes writes' : 'answers';
  return `The store ${what} again. What was ordered: npm run release -- deliver brings it there.`;
}

/** Looks at what shells count, judges the versions on trial, and signs what a verdict asks for. */
export class Guard {
  readonly observations = new Observations();
  /** As of the last look. */
  onTrial: readonly Watched[] = [];
  /** Verdicts that the last look could not carry out. */
  stuck: readonly Stuck[] = [];
  /** Whether the last look read the chain and heard a shell: a guard that does neither watches nothing. */
  sees = false;
  /** The chain as it was last read, by its names: none of them changes. */
  private known = '';
  /** What the last look read the chain of, and acts on. */
  reached: Reached;
  private isLost = false;
  private readonly arrivals = new RevisionArrivals();
  private readonly seen = new Map<string, number>();
  private readonly silent = new Set<string>();
  private lastTrouble = '';
  private looks = 0;

  constructor(private readonly options: GuardOptions) {
    this.reached = { store: options.store, paths: [], away: null };
  }

  /** Whether the last look did not find the store: nothing is written to it then. */
  get isAway(): boolean {
    return this.isLost || this.reached.away !== null;
  }

  /** One look at `now`, in milliseconds; gives what it did. Never throws: a guard goes on. */
  async look(now: number): Promise<Act[]> {
    const answers = await askShells(this.options.shells, this.options.fetchCounts);
    this.logSilentShells(answers);
    this.observations.take(now, answers);
    const troubles: string[] = [];
    const trouble = (error: unknown) => void troubles.push(messageOf(error));
    await this.readChain(now).catch(trouble);
    this.sees = troubles.length === 0 && [...answers.values()].some((answer) => answer !== undefined);
    const acts = await this.actOn(judge(this.observations, this.onTrial, now, this.inField()));
    this.logTrouble([...troubles, ...this.stuck.map(({ reason }) => reason)].join(' '));
    return acts;
  }

  private inField(): Watched[] {
    const canaries = this.onTrial.filter(({ kind }) => kind === 'canary');
    const turn = this.looks++ % Math.max(fieldEvery, canaries.length);
    return canaries.slice(turn, turn + 1);
  }

  private async actOn(verdicts: readonly Verdict[]): Promise<Act[]> {
    const acts: Act[] = [];
    const stuck: Stuck[] = [];
    for (const verdict of verdicts) {
      try {
        const revision = await this.carryOut(verdict);
        if (revision) acts.push({ ...verdict, revision });
      } catch (error) {
        const byHand = this.reached.away ? ` By hand: ${undoCommand(verdict)} --without-store` : '';
        stuck.push({ ...verdict, judged: reasonOf(verdict), reason: `${messageOf(error)}${byHand}` });
      }
    }
    const { store, away } = this.reached;
    if (away) for (const refusal of store.refusals) this.options.log(`An order was not taken by ${refusal}`);
    this.stuck = stuck;
    return acts;
  }

  /** What the store does not take is ordered at the shells, at once. */
  private async carryOut(verdict: Verdict): Promise<Revision | null> {
    const { keys } = this.options;
    try {
      return await carryOut(this.reached.store, keys(), verdict);
    } catch (error) {
      if (!(error instanceof StoreUnwritableError)) throw error;
      await this.reachStore(true);
      if (!this.reached.away) throw error;
      return carryOut(this.reached.store, keys(), verdict);
    }
  }

  private async readChain(now: number): Promise<void> {
    const { keys } = this.options;
    const { store, paths } = await this.reachStore();
    const numbers = paths.map((path) => sequenceOf(path) ?? 0);
    const newest = Math.max(0, ...numbers);
    this.arrivals.seen(newest, now);
    const known = `${numbers.length} ${newest}`;
    if (known === this.known) return;
    const onTrial = await versionsOnTrial(store, keys().trusted, now, (revision) => this.arrivals.cameAt(revision));
    this.onTrial = onTrial.map((watched) => this.sinceSeen(watched, now));
    this.known = known;
  }

  /** Whether it takes writes is tried now and then, and at each look once it took none. */
  private async reachStore(
    isTried = this.looks % tryEvery === 0 || this.reached.away instanceof StoreUnwritableError,
  ): Promise<Reached> {
    const { store, reach, log } = this.options;
    const before = this.reached.away;
    this.isLost = true;
    const reached = reach ? await reach(isTried) : { store, paths: await store.list('revisions'), away: null };
    const line = standingLine(before, reached.away);
    if (line !== null) log(line);
    this.reached = reached;
    this.isLost = false;
    return reached;
  }

  /** The clock of who signed may be ahead of this one: what is seen is live. */
  private sinceSeen(watched: Watched, now: number): Watched {
    const key = `${watched.kind} ${watched.name}@${watched.version} ${watched.since}`;
    const since = this.seen.get(key) ?? Math.min(watched.since, now);
    this.seen.set(key, since);
    return { ...watched, since };
  }

  private logSilentShells(answers: Answers): void {
    for (const [shell, answer] of answers) {
      if (!answer && !this.silent.has(shell))
        this.options.log(`${shell} does not answer; the other shells are judged.`);
      if (answer && this.silent.has(shell)) this.options.log(`${shell} answers again.`);
      if (answer) this.silent.delete(shell);
      else this.silent.add(shell);
    }
  }

  /** Each trouble once, however long it lasts. */
  private logTrouble(trouble: string): void {
    if (trouble && trouble !== this.lastTrouble) this.options.log(`The guard cannot act: ${trouble}`);
    this.lastTrouble = trouble;
  }
}
