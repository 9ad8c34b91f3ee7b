import { createHash } from 'node:crypto';
import type { AskedOfSite, KeptLook, KeptLooks } from '@site/shared/contract/kept-looks';
import { lineOf } from '@site/shared/contract/line';
import type { FastifyInstance } from 'fastify';
import type { WorkerInput } from '../../../../render/pages/worker-messages';
import type { CheckedWindow } from '../windows';
import { filesOfPage } from './page-files';
import { SiteAnswers } from './site-answers';
import { StableNames } from './stable-names';
import { type Seen, WatchedPage } from './watched-page';

/** A look at a page of a section: in a window, or while it is used. */
export type LookOf = { remote: string; routeId: string; address: string; look: string; window: CheckedWindow };

/** The set that is checked, and its site on this machine. */
export type CheckedSite = { origin: string; input: WorkerInput; app: Pick<FastifyInstance, 'inject'> };

type Known = KeptLook & { requests: AskedOfSite[] };

const keyOf = ({ remote, address, look }: Pick<LookOf, 'remote' | 'address' | 'look'>) =>
  JSON.stringify([remote, address, look]);

function digest(line: string, hashes: readonly string[]): string {
  return createHash('sha256')
    .update([line, ...hashes].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

function requestsOf({ looks, asked }: KeptLooks): Known[] {
  return looks.map((one) => ({ ...one, requests: one.asked.flatMap((place) => asked[place] ?? []) }));
}

/** Each request once. */
function keptOf(of: Pick<KeptLooks, 'remote' | 'browser'>, known: readonly Known[]): KeptLooks {
  const places = new Map<string, number>();
  const asked: AskedOfSite[] = [];
  const placeOf = (one: AskedOfSite) => {
    const key = JSON.stringify(one);
    const place = places.get(key) ?? asked.push(one) - 1;
    places.set(key, place);
    return place;
  };
  const looks = known.map(({ requests, ...look }) => ({ ...look, asked: requests.map(placeOf) }));
  return { ...of, asked, looks };
}

/** What a visitor's browser calls itself in a window. */
const nameOf = ({ options }: CheckedWindow): string => options.userAgent ?? '';

/**
 * The looks of earlier checks that found nothing. One holds without a browser where everything that the page was answered then, its document and
 * files and data, is answered alike by the set that is checked; else the page is opened.
 */
export class KnownLooks {
  private readonly names: StableNames;
  private readonly answers: SiteAnswers;
  private readonly known = new Map<string, Known[]>();
  private readonly good = new Map<string, { remote: string; look: Known }>();

  constructor(
    private readonly site: CheckedSite,
    private readonly browser: string,
    kept: readonly KeptLooks[],
  ) {
    const { host } = new URL(site.origin);
    this.names = new StableNames(Object.values(site.input.set.remotes), host);
    this.answers = new SiteAnswers(site.app, this.names, host);
    for (const one of kept.filter((looks) => looks.browser === browser))
      for (const look of requestsOf(one)) {
        const key = keyOf({ remote: one.remote, ...look });
        this.known.set(key, [...(this.known.get(key) ?? []), look]);
      }
  }

  private lineOf(remote: string): string {
    return lineOf(this.site.input.set.remotes[remote] ?? {});
  }

  private async answersTo(requests: readonly AskedOfSite[], of: LookOf): Promise<string | undefined> {
    const hashes = await Promise.all(requests.map((asked) => this.answers.ask(asked, nameOf(of.window))));
    return hashes.every((hash) => hash !== undefined) ? digest(this.lineOf(of.remote), hashes) : undefined;
  }

  /** Whether nothing is different since a look that found nothing. */
  async holds(of: LookOf): Promise<boolean> {
    for (const look of this.known.get(keyOf(of)) ?? [])
      if ((await this.answersTo(look.requests, of)) === look.answers) {
        this.good.set(keyOf(of), { remote: of.remote, look });
        return true;
      }
    return false;
  }

  /** Watches a page that is looked at. */
  watched(): WatchedPage {
    return new WatchedPage(this.site.origin, this.names, this.answers);
  }

  /** Files that the page names are compared whether this look has fetched them or not: the next one may. */
  private withFiles(seen: readonly Seen[], routeId: string): Seen[] {
    const own = new Set(seen.map(({ asked }) => asked.address));
    const files = filesOfPage(this.site.input, routeId).map((address) => this.names.stableOf(address));
    const unseen = files.filter((address) => !own.has(address));
    return [...seen, ...unseen.map((address): Seen => ({ asked: { method: 'GET', address }, hash: undefined }))];
  }

  /** Keeps a look that found nothing, whatever is live; undefined was seen where it cannot be told. */
  async keep(of: LookOf, seen: readonly Seen[] | undefined): Promise<void> {
    if (!seen) return;
    const all = this.withFiles(seen, of.routeId);
    const hashes = await Promise.all(all.map(({ asked, hash }) => hash ?? this.answers.ask(asked, nameOf(of.window))));
    if (!hashes.every((hash) => hash !== undefined)) return;
    const { address, look, remote } = of;
    const requests = all.map(({ asked }) => asked);
    const answers = digest(this.lineOf(remote), hashes);
    this.good.set(keyOf(of), { remote, look: { address, look, requests, asked: [], answers } });
  }

  /** Everything that holds for the set that was checked, by section. */
  all(): KeptLooks[] {
    const good = [...this.good.values()];
    const remotes = new Set(good.map(({ remote }) => remote));
    return [...remotes].map((remote) =>
      keptOf(
        { remote, browser: this.browser },
        good.filter((one) => one.remote === remote).map(({ look }) => look),
      ),
    );
  }
}
