import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** One operator in one browser. */
export interface Session {
  id: string;
  /** The name that revisions carry. */
  by: string;
  /** Stands in every form of this session: a page of a stranger cannot know it. */
  formToken: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** A night shift. */
const LENGTH_MS = 12 * 60 * 60_000;
const MOST_SESSIONS = 200;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares without telling by its time how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Who is signed in, in memory only: a restart signs everybody out. Ids are kept as hashes. */
export class Sessions {
  private readonly open = new Map<string, Session>();

  constructor(private readonly now: () => number = Date.now) {}

  start(by: string): Session {
    const [id, formToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const session = { id, by, formToken, endsAt: this.now() + LENGTH_MS };
    this.open.set(digest(id).toString('hex'), session);
    const [oldest] = this.open.keys();
    if (oldest && this.open.size > MOST_SESSIONS) this.open.delete(oldest);
    return session;
  }

  find(id: string): Session | undefined {
    const key = digest(id).toString('hex');
    const session = this.open.get(key);
    if (session && session.endsAt > this.now()) return session;
    this.open.delete(key);
    return undefined;
  }

  end(id: string): void {
    this.open.delete(digest(id).toString('hex'));
  }
}
