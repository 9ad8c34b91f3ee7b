import { readBounded } from '@site/shared/contract/bounded-body';
import { type Static, Type } from '@sinclair/typebox';
import { messageOf, ReleaseError, RevisionMovedError, StoreAwayError } from '../errors/release-error';
import { mostBytesOf } from '../store/file-sizes';
import type { ReleaseStore } from '../store/release-store';
import { sequenceOf } from '../store/store-paths';
import { askShell, requestShell, ShellAnswerError } from './ask-shell';
import type { Watch } from './shell-health';

/** A shell copies a release first. */
const ASKING = { timeout: 10_000 };

const Paths = Type.Array(Type.String());
/** What a shell answers an order: taken, or why not. */
const Taken = Type.Union([
  Type.Object({ taken: Type.Literal(true) }),
  Type.Object({ taken: Type.Literal(false), reason: Type.String() }),
]);
type Taken = Static<typeof Taken>;

type Order = { sequence: number; bytes: Uint8Array; isUnwritable: boolean };

async function order(url: string, { sequence, bytes, isUnwritable }: Order): Promise<Taken> {
  const file = Buffer.from(bytes).toString('base64');
  const body = { sequence, file, ...(isUnwritable && { unwritable: true }) };
  try {
    return await askShell(url, '/-/orders', Taken, { ...ASKING, body });
  } catch (error) {
    const why = error instanceof ShellAnswerError ? error.message : `it cannot be asked: ${messageOf(error)}`;
    return { taken: false, reason: `${why}.` };
  }
}

/** What of a store shells copy; nothing else is there while it is away. */
const COPIED = /^(?:revisions|remotes)(?:\/|$)/;

/**
 * The copy that shells have of a store that is away, or takes no writes: it is read at one shell, and a revision is handed to all
 * of them as an order. Nothing else is written. What a shell refuses stands in `refusals`, a sentence each.
 */
export class ShellCopy implements ReleaseStore {
  readonly refusals: string[] = [];
  /** Whether a shell has taken a revision. */
  hasOrdered = false;

  private constructor(
    private readonly urls: readonly string[],
    private readonly leader: string,
    private readonly unwritable: ReleaseStore | null,
  ) {}

  /**
   * Reads at the shell that serves the newest revision.
   * @param unwritable the store, where it answers and takes no writes: what shells do not copy is read there
   * @throws {ReleaseError} when no shell answers
   */
  static async open(
    urls: readonly string[],
    { fetchHealth }: Pick<Watch, 'fetchHealth'>,
    unwritable: ReleaseStore | null = null,
  ): Promise<ShellCopy> {
    const found = await Promise.all(
      urls.map((url) =>
        fetchHealth(url).then(
          ({ revision }) => ({ url, revision }),
          () => ({ url, revision: -1 }),
        ),
      ),
    );
    const [newest] = found.sort((one, other) => other.revision - one.revision);
    if (newest && newest.revision >= 0) return new ShellCopy(urls, newest.url, unwritable);
    throw new ReleaseError(
      `No shell answers at ${urls.join(', ') || 'an empty SHELL_URLS'}, so nothing can be ordered.`,
    );
  }

  /** Whether the store answers and takes no writes; else it is away. */
  get isUnwritable(): boolean {
    return this.unwritable !== null;
  }

  /** After an action whose revision only shells have. */
  get toDeliver(): string {
    const when = this.isUnwritable ? 'takes writes' : 'answers';
    return `The store does not have it yet. Once it ${when}: npm run release -- deliver`;
  }

  /** @throws {StoreAwayError} for a record that is replaced in the store, of which nobody has a copy */
  async read(path: string, most = mostBytesOf(path)): Promise<Buffer | null> {
    if (this.unwritable && !COPIED.test(path)) return this.unwritable.read(path, most);
    if (path.startsWith('guard/')) throw new StoreAwayError(`${path} lies in the store, which is away.`);
    const response = await this.asked(requestShell(this.leader, `/-/store/${path}`, ASKING));
    return response.status === 200 ? this.asked(readBounded(response.body, most)) : null;
  }

  async list(folder: string): Promise<string[]> {
    if (!COPIED.test(folder)) return this.unwritable?.list(folder) ?? [];
    const paths = await this.asked(
      askShell(this.leader, `/-/store?folder=${encodeURIComponent(folder)}`, Paths, ASKING),
    );
    if (folder !== 'revisions' || paths.length > 0) return paths;
    throw new ReleaseError(`${this.leader} has no copy of the store yet, and so nothing to go by.`);
  }

  /** True when one shell took it; what the others say is in `refusals`. @throws {ReleaseError} when none did: a RevisionMovedError where somebody else was first */
  async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    const sequence = sequenceOf(path);
    if (sequence === null) throw new ReleaseError(`${path} is no revision, and nothing else is ordered.`);
    const ordered = { sequence, bytes, isUnwritable: this.isUnwritable };
    const answers = await Promise.all(this.urls.map(async (url) => ({ url, ...(await order(url, ordered)) })));
    for (const answer of answers) if (!answer.taken) this.refusals.push(`${answer.url}: ${answer.reason}`);
    this.hasOrdered = answers.some(({ taken }) => taken);
    if (this.hasOrdered) return true;
    const why = `No shell took revision ${sequence}. ${this.refusals.join(' ')}`;
    const isTaken = (await this.read(path).catch(() => null)) !== null;
    throw isTaken ? new RevisionMovedError(why) : new ReleaseError(why);
  }

  /** That of the shell. */
  async clock(): Promise<Date> {
    const { headers } = await this.asked(requestShell(this.leader, '/-/health', ASKING));
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? new Date() : new Date(at);
  }

  /** What shells do not copy is read in the store, and whether that takes writes is tried there too. */
  async attempt(): Promise<void> {
    await this.unwritable?.attempt?.();
  }

  replaceRecord(path: string): Promise<void> {
    return this.refuse(path);
  }

  mend(path: string): Promise<void> {
    return this.refuse(path);
  }

  remove(path: string): Promise<void> {
    return this.refuse(path);
  }

  async removeLeftovers(): Promise<void> {}

  private async asked<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw new ReleaseError(`${this.leader} cannot be asked for its copy of the store: ${messageOf(error)}.`, {
        cause: error,
      });
    }
  }

  private async refuse(path: string): Promise<never> {
    throw new ReleaseError(
      `${path} lies in the store, which takes no writes now: an order changes what is live and nothing else.`,
    );
  }
}
