import { createHash } from 'node:crypto';
import type { AskedOfSite } from '@site/shared/contract/kept-looks';
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

/** A set, and its site on this machine. */
export type CheckedSite = { origin: string; input: WorkerInput; app: Pick<FastifyInstance, 'inject'> };

/** What a page asked, and the hash of everything that it was answered. */
export type Trace = { requests: readonly AskedOfSite[]; answers: string };

/** What a visitor's browser calls itself in a window. */
const nameOf = ({ options }: CheckedWindow): string => options.userAgent ?? '';

/** Compares what pages of a set are answered with what they were answered in another one. */
export class CheckedSet {
  private readonly names: StableNames;
  private readonly answers: SiteAnswers;
  private readonly ofPages = new Map<string, Set<string>>();

  /** @param hosts of all sites of the check */
  constructor(
    private readonly site: CheckedSite,
    hosts: readonly string[],
  ) {
    this.names = new StableNames(Object.values(site.input.set.remotes), hosts);
    this.answers = new SiteAnswers(site.app, this.names, new URL(site.origin).host);
  }

  /** Watches a page that is looked at. */
  watched(): WatchedPage {
    return new WatchedPage(this.site.origin, this.names, this.answers);
  }

  /** Whether the set gives the same answers as were given then. */
  async answersLike({ requests, answers }: Trace, of: LookOf): Promise<boolean> {
    const seen = requests.map((asked): Seen => ({ asked, hash: undefined }));
    return (await this.digestOf(seen, of)) === answers;
  }

  /** Undefined where it cannot be told what was seen. */
  async traceOf(seen: readonly Seen[] | undefined, of: LookOf): Promise<Trace | undefined> {
    const all = seen && this.withFiles(seen, of);
    const answers = all && (await this.digestOf(all, of));
    return answers === undefined ? undefined : { requests: all?.map(({ asked }) => asked) ?? [], answers };
  }

  private async digestOf(seen: readonly Seen[], { remote, window }: LookOf): Promise<string | undefined> {
    const hashes = await Promise.all(seen.map(({ asked, hash }) => hash ?? this.answers.ask(asked, nameOf(window))));
    if (!hashes.every((hash) => hash !== undefined)) return undefined;
    const line = lineOf(this.site.input.set.remotes[remote] ?? {});
    return createHash('sha256')
      .update([line, ...hashes].join('\n'))
      .digest('hex')
      .slice(0, 32);
  }

  private filesOf(routeId: string): string[] {
    return filesOfPage(this.site.input, routeId).map((address) => this.names.stableOf(address));
  }

  /** The files of all pages of a section, found once. */
  private filesOfPages(remote: string): Set<string> {
    const ids = Object.keys(this.site.input.set.remotes[remote]?.pages ?? {});
    const files = this.ofPages.get(remote) ?? new Set(ids.flatMap((id) => this.filesOf(id)));
    this.ofPages.set(remote, files);
    return files;
  }

  /**
   * Files that the page names are compared whether this look has fetched them or not: the next one may. Those of another page, which is
   * fetched ahead where a finger or the mouse rests on its link, are that page's.
   */
  private withFiles(seen: readonly Seen[], { remote, routeId }: LookOf): Seen[] {
    const [own, ofPages] = [new Set(this.filesOf(routeId)), this.filesOfPages(remote)];
    const kept = seen.filter(({ asked: { address } }) => own.has(address) || !ofPages.has(address));
    for (const { asked } of kept) own.delete(asked.address);
    return [...kept, ...[...own].map((address): Seen => ({ asked: { method: 'GET', address }, hash: undefined }))];
  }
}
