import { mostOfShell, readBounded, readBoundedJson } from '@site/shared/contract/bounded-body';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { messageOf, ReleaseError } from '../errors/release-error';
import { mostBytesOf } from '../store/file-sizes';
import type { ReleaseStore } from '../store/release-store';
import { sequenceOf } from '../store/store-paths';
import type { Watch } from './shell-health';

const TIMEOUT_MS = 10_000;

const Paths = Type.Array(Type.String());
/** What a shell answers an order: taken, or why not. */
const Taken = Type.Union([
  Type.Object({ taken: Type.Literal(true) }),
  Type.Object({ taken: Type.Literal(false), reason: Type.String() }),
]);
type Taken = Static<typeof Taken>;

function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, url), { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function order(url: string, sequence: number, file: Uint8Array): Promise<Taken> {
  try {
    const response = await ask(url, '/-/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sequence, file: Buffer.from(file).toString('base64') }),
    });
    if (response.status === 404) return { taken: false, reason: 'it takes no orders: its store is a folder.' };
    const answer = await readBoundedJson(response.body, mostOfShell).catch(() => null);
    if (Value.Check(Taken, answer)) return answer;
    return { taken: false, reason: `its /-/orders answers with status ${response.status}.` };
  } catch (error) {
    return { taken: false, reason: `it cannot be asked: ${messageOf(error)}.` };
  }
}

/**
 * The copy that shells have of a store that is away: it is read at one shell, and a revision is handed to all of them as an
 * order. Nothing else is written. What a shell refuses stands in `refusals`, a sentence each.
 */
export class ShellCopy implements ReleaseStore {
  readonly refusals: string[] = [];
  /** Whether a shell has taken a revision. */
  hasOrdered = false;

  private constructor(
    private readonly urls: readonly string[],
    private readonly leader: string,
  ) {}

  /**
   * Reads at the shell that serves the newest revision.
   * @throws {ReleaseError} when no shell answers
   */
  static async open(urls: readonly string[], { fetchHealth }: Pick<Watch, 'fetchHealth'>): Promise<ShellCopy> {
    const found = await Promise.all(
      urls.map((url) =>
        fetchHealth(url).then(
          ({ revision }) => ({ url, revision }),
          () => ({ url, revision: -1 }),
        ),
      ),
    );
    const [newest] = found.sort((one, other) => other.revision - one.revision);
    if (newest && newest.revision >= 0) return new ShellCopy(urls, newest.url);
    throw new ReleaseError(
      `No shell answers at ${urls.join(', ') || 'an empty SHELL_URLS'}, so nothing can be ordered.`,
    );
  }

  async read(path: string, most = mostBytesOf(path)): Promise<Buffer | null> {
    const response = await this.get(`/-/store/${path}`);
    return response.status === 200 ? readBounded(response.body, most) : null;
  }

  async list(folder: string): Promise<string[]> {
    const response = await this.get(`/-/store?folder=${encodeURIComponent(folder)}`);
    const paths = await readBoundedJson(response.body, mostOfShell).catch(() => null);
    if (response.status === 200 && Value.Check(Paths, paths)) return paths;
    throw new ReleaseError(`${this.leader} keeps no copy of the store: orders are for a store in a bucket.`);
  }

  /** True when one shell took it; what the others say is in `refusals`. @throws {ReleaseError} when none did */
  async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    const sequence = sequenceOf(path);
    if (sequence === null) throw new ReleaseError(`${path} is no revision, and nothing else is ordered.`);
    const answers = await Promise.all(this.urls.map(async (url) => ({ url, ...(await order(url, sequence, bytes)) })));
    for (const answer of answers) if (!answer.taken) this.refusals.push(`${answer.url}: ${answer.reason}`);
    this.hasOrdered = answers.some(({ taken }) => taken);
    if (this.hasOrdered) return true;
    throw new ReleaseError(`No shell took revision ${sequence}. ${this.refusals.join(' ')}`);
  }

  /** That of the shell. */
  async clock(): Promise<Date> {
    const { headers } = await this.get('/-/health');
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? new Date() : new Date(at);
  }

  replaceRecord(path: string): Promise<void> {
    return this.refuse(path);
  }

  remove(path: string): Promise<void> {
    return this.refuse(path);
  }

  async removeLeftovers(): Promise<void> {}

  private async get(path: string): Promise<Response> {
    try {
      return await ask(this.leader, path);
    } catch (error) {
      throw new ReleaseError(`${this.leader} cannot be asked for ${path}: ${messageOf(error)}.`, { cause: error });
    }
  }

  private async refuse(path: string): Promise<never> {
    throw new ReleaseError(`${path} lies in the store, which is away: an order changes what is live and nothing else.`);
  }
}
