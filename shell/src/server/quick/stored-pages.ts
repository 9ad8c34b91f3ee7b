import { LRUCache } from 'lru-cache';
import type { EdgeHeaders } from '../edge/edge-headers';
import { asksForDevices } from '../../render/document/device-pages';
import type { More } from '../hardening/own-policy';
import { type Coding, codingFor } from '../pages/coded-body';
import { holdsTag } from '../pages/entity-tag';
import type { StoredPage } from '../pages/html-cache';
import type { LastKey, PageAnswer } from '../pages/page-answer';
import { bodyHead, sameHead, tagOf } from '../pages/page-head';
import type { TableMatch } from '../pages/route-table';
import type { HeaderPairs } from '../plain-answers';
import type { LiveSet } from '../releases/live-sets';
import { type PreparedHead, preparedHead } from './prepared-head';

/** An answer that only has to be written. */
export type Ready = {
  status: number;
  head: PreparedHead;
  body?: Buffer;
  route: string;
  release: string;
  isNoindex?: boolean;
};

type Known = { set: LiveSet; match: TableMatch; last: LastKey; page?: Prepared };
/** Answers with a page by the coding of the body, and the one that it is the same still. */
type Prepared = { page: StoredPage; tag: string; same: Ready; whole: Partial<Record<Coding, Ready>> };

type Options = {
  pages: Pick<PageAnswer, 'fresh'>;
  /** Those of every answer of the site but a 304, and the mark that names them. */
  headers: HeaderPairs;
  mark: string;
  /** The policy that a page needs for the styles in its head. */
  policyOf: (more: More) => HeaderPairs;
  edge?: EdgeHeaders | undefined;
};

const mostAddresses = 5000;

/**
 * Stored pages by their addresses, letter by letter, with their heads written out. An address is known once the ordinary way has
 * answered it with a page that everybody is shown alike, and for as long as that set is live.
 */
export class StoredPages {
  private readonly known = new LRUCache<string, Known>({ max: mostAddresses });

  constructor(private readonly options: Options) {}

  /** The ordinary way answered this address with a good page for everybody. */
  note(url: string, set: LiveSet, match: TableMatch): void {
    if (this.known.get(url)?.set !== set) this.known.set(url, { set, match, last: {} });
  }

  /** Undefined where the ordinary way has something to do. */
  find(url: string, live: LiveSet, accepted: string, ifNoneMatch: string | undefined): Ready | undefined {
    const known = this.known.get(url);
    const page = known?.set === live ? this.options.pages.fresh(live, known.match, url, known.last) : undefined;
    if (!known || page?.status !== 200) return undefined;
    const prepared = this.prepare(known, page);
    if (holdsTag(ifNoneMatch, prepared.tag)) return prepared.same;
    const coding = codingFor(accepted);
    const body = page.body.ready(coding);
    return body && this.whole(prepared, coding, body);
  }

  private prepare(known: Known, page: StoredPage): Prepared {
    if (known.page?.page === page) return known.page;
    const { mark } = this.options;
    const head = preparedHead(sameHead(page, mark), this.shared(known, page));
    const same = { status: 304, head, route: known.match.route.path, release: page.release, isNoindex: page.isNoindex };
    known.page = { page, tag: tagOf(page, mark), same, whole: {} };
    return known.page;
  }

  private whole(prepared: Prepared, coding: Coding, body: Buffer): Ready {
    const known = prepared.whole[coding];
    // Brotli is made again with its best quality.
    if (known?.body === body) return known;
    const { page, same } = prepared;
    const pairs: [string, string][] = [];
    for (let place = 0; place < same.head.length; place += 2)
      pairs.push([same.head[place] ?? '', same.head[place + 1] ?? '']);
    const coded: HeaderPairs = coding === 'identity' ? [] : [['Content-Encoding', coding]];
    const { headers, policyOf } = this.options;
    const devices = asksForDevices(same.route) && { devices: true as const };
    const protection = [...headers, ...policyOf({ styles: page.styles, ...devices })];
    const head = preparedHead(pairs, protection, bodyHead(page), coded, [['Content-Length', String(body.length)]]);
    const ready = { ...same, status: 200, head, body };
    prepared.whole[coding] = ready;
    return ready;
  }

  /** What the cache in front is told. */
  private shared({ set, match }: Known, { release }: StoredPage): HeaderPairs {
    const pairs: [string, string][] = [];
    const header = (name: string, value: string) => void pairs.push([name, value]);
    this.options.edge?.sharing(set.input.set.id)({ header }, { release, route: match.route.id });
    return pairs;
  }
}
