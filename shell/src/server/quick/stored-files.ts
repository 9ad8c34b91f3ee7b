import { headersFor } from '../hardening/part-headers';
import type { CodedBody, Coding } from '../pages/coded-body';
import { codingFor } from '../pages/coded-body';
import type { HeaderPairs } from '../plain-answers';
import type { AssetCache } from '../releases/asset-cache';
import { assetHead, assetsPath } from '../releases/asset-head';
import { type PreparedHead, preparedHead } from './prepared-head';
import type { Ready } from './stored-pages';

type Options = {
  cache: Pick<AssetCache, 'ready'>;
  /** Those of every answer of the site. */
  headers: HeaderPairs;
  /** What the address of a file changes of them. */
  lent: (url: string) => HeaderPairs;
};

/** Files of releases that are at hand, with their heads written out. */
export class StoredFiles {
  private readonly heads = new WeakMap<CodedBody, Partial<Record<Coding, PreparedHead>>>();

  constructor(private readonly options: Options) {}

  /** Undefined where the file is not at hand in that coding. */
  find(url: string, accepted: string): Ready | undefined {
    const name = url.slice(assetsPath.length);
    const file = this.options.cache.ready(name);
    const coding = codingFor(accepted);
    const body = file?.ready(coding);
    const head = file && body && this.headOf(file, { url, name, coding, length: body.length });
    return head && body && { status: 200, head, body, route: `${assetsPath}*`, release: '' };
  }

  private headOf(
    file: CodedBody,
    { url, name, coding, length }: { url: string; name: string; coding: Coding; length: number },
  ): PreparedHead | undefined {
    const heads = this.heads.get(file) ?? {};
    this.heads.set(file, heads);
    const known = heads[coding];
    if (known) return known;
    const coded: HeaderPairs = coding === 'identity' ? [] : [['Content-Encoding', coding]];
    const head = this.make(url, name, [...coded, ['Content-Length', String(length)]]);
    if (head) heads[coding] = head;
    return head;
  }

  private make(url: string, name: string, coded: HeaderPairs): PreparedHead | undefined {
    const { headers, lent } = this.options;
    const own = assetHead(name);
    const type = own?.find(([field]) => field === 'Content-Type')?.[1] ?? '';
    return own && preparedHead(own, headersFor(headers, type), lent(url), coded);
  }
}
