import type { CallFacts } from '../calls/call';

/** How long an answer stays good for a page, in milliseconds, as in the shell's own cache (shell/src/server/calls/read-rule.ts). */
export const keptFor = 300_000;
/** Oldest answers go first. */
export const mostKept = 60;

/** A body, and the content revision that it belongs to, where the shell says one. */
export type Answered = { body: unknown; revision?: string | undefined };

type Kept = { answer: Promise<Answered>; until: number };

/** What makes two requests the same. */
function keyOf({ name }: CallFacts, request: unknown): string {
  return `${name} ${JSON.stringify(request ?? {})}`;
}

/**
 * The answers of reading calls that this page has already, so that a navigation asks for nothing twice. They are good until an answer
 * of another content revision arrives, or without revisions for as long as the call says.
 */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();
  private revision: string | undefined;

  /** The kept answer of this request, or that of `ask`; one that fails is not kept. */
  answer(facts: CallFacts, request: unknown, ask: () => Promise<Answered>): Promise<Answered> {
    const key = keyOf(facts, request);
    const known = this.kept.get(key);
    if (known && Date.now() < known.until) return known.answer;
    const answer = ask();
    this.put(key, { answer, until: Date.now() + keptFor });
    answer.then(
      ({ revision }) => this.arrived(key, facts, revision),
      () => this.kept.delete(key),
    );
    return answer;
  }

  /** Keeps an answer that the page came with. */
  keep(facts: CallFacts, request: unknown, body: unknown): void {
    const key = keyOf(facts, request);
    if (!this.kept.has(key)) this.put(key, { answer: Promise.resolve({ body }), until: Date.now() + keptFor });
  }

  private put(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }

  /** With another revision all that is kept is of the one before, but for this answer. */
  private arrived(key: string, { freshFor }: CallFacts, revision: string | undefined): void {
    const own = this.kept.get(key);
    if (revision === undefined && own) own.until = Math.min(own.until, Date.now() + freshFor * 1000);
    if (revision !== undefined && this.revision !== undefined && revision !== this.revision) {
      this.kept.clear();
      if (own) this.kept.set(key, own);
    }
    this.revision = revision ?? this.revision;
  }
}
