import { isDeepStrictEqual } from 'node:util';
import type { Head } from '../chain/head';
import type { LiveVersions } from '../chain/revision';
import { RevisionMovedError } from '../errors/release-error';
import { stableJson } from '../text/stable-json';
import type { GateCheck, GateResult, Gating } from './check-candidate';

/** So often the gate looks before a command gives up, and so often somebody else may be first. */
const mostChecks = 3;
const mostTurns = 10;

type Live = Record<string, LiveVersions | null>;

function liveOf({ revision }: Pick<Head, 'revision'>, sections: readonly string[]): Live {
  return Object.fromEntries(sections.map((name) => [name, revision?.remotes[name] ?? null]));
}

/** One try at a revision behind the newest one, and the next where somebody else's came meanwhile. */
export class Turns {
  /** That of the caller, which is not asked twice of the same versions; absent where nothing is checked. */
  readonly check: GateCheck | undefined;
  private began: Live | undefined;
  private moved: RevisionMovedError | undefined;
  private head: Pick<Head, 'revision'> | undefined;
  private readonly judged = new Map<string, GateResult>();

  constructor(private readonly options: Gating) {
    const { check, seen } = options;
    this.head = seen && { revision: seen };
    this.check = check && ((candidate, changed) => this.judge(check, candidate, changed));
  }

  /**
   * Begins a try upon `head`, for these sections.
   * @throws {RevisionMovedError} when what is live of one of them is not what it was when somebody decided
   */
  begin(head: Head, sections: readonly string[]): void {
    const live = liveOf(head, sections);
    this.began ??= liveOf(this.head ?? head, sections);
    if (!isDeepStrictEqual(live, this.began)) throw this.moved ?? new RevisionMovedError(changedMeanwhile(sections));
    this.head = head;
    if (this.moved && !this.check) this.say('and changed nothing of this, which goes on behind it.');
  }

  /** Whether another try is worth it. */
  mayFollow(error: unknown): boolean {
    if (!(error instanceof RevisionMovedError) || error === this.moved) return false;
    this.moved = error;
    return true;
  }

  private async judge(check: GateCheck, candidate: Record<string, string>, changed: readonly string[]) {
    const key = stableJson({ candidate, changed: [...changed] });
    const known = this.judged.get(key);
    if (known) {
      if (this.moved) this.say('and changed nothing that was checked: this goes on behind it.');
      return known;
    }
    if (this.moved && this.judged.size >= mostChecks)
      throw new RevisionMovedError(
        `It was checked ${this.judged.size} times, and each time somebody else changed what is live beside it meanwhile. Nothing of yours was changed. Run the command again.`,
      );
    if (this.moved)
      this.say('and changed what is live beside this, so it is checked again, with what is known of its pages.');
    const result = await check(candidate, changed);
    this.judged.set(key, result);
    return result;
  }

  private say(what: string): void {
    const { sequence, by, reason } = this.head?.revision ?? {};
    this.options.say?.(`Revision ${sequence}, by ${by} (${reason?.replace(/\.$/, '')}), came meanwhile ${what}`);
  }
}

function changedMeanwhile(sections: readonly string[]): string {
  return `The revision moved: somebody changed ${sections.join(', ')} meanwhile, and nothing of yours was changed. Look at status and decide again.`;
}

/**
 * Tries until its revision is signed: where another one came meanwhile, behind that one. The gate looks again only where a
 * version that it judged is another one now.
 * @throws {RevisionMovedError} when the other one changed the same section, or others come again and again
 */
export async function untilSigned<Result>(
  options: Gating,
  attempt: (turns: Turns) => Promise<Result>,
): Promise<Result> {
  const turns = new Turns(options);
  for (let turn = 1; ; turn += 1) {
    try {
      return await attempt(turns);
    } catch (error) {
      if (turn === mostTurns || !turns.mayFollow(error)) throw error;
    }
  }
}
