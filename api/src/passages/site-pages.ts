import { setTimeout as pause } from 'node:timers/promises';
import { Value } from '@sinclair/typebox/value';
import { SitePages as PageList, sitePagesAddress } from '@site/shared/contract/site-pages';
import { inBackground } from '@site/shared/process/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { fetchPage } from './fetch-page';
import { limits } from './passages-in';
import { readSitePage } from './read-site-page';
import { finishSitePages, forgetSitePages, readVersions, storeSitePage } from './site-pages.repository';

const lookEveryMs = 5_000;
/** Visitors have the site first: after each page this many times as long as it took. */
const restFactor = 2;
const notRead = 'the pages of the site could not be read for the search; it is tried again every 5 s';

type Parts = {
  database: Database;
  log: FastifyBaseLogger;
  /** Where the shell answers. */
  origin: string;
  /** The host that visitors name, if it is another. */
  host?: string | undefined;
  rest?: (ms: number) => Promise<unknown>;
};

type Listed = PageList['pages'][number];

/** Keeps what the pages of the sections say in the search, within seconds of each release and import (decision 072). */
export class SitePages {
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  private isFailing = false;
  private isStopped = false;
  /** Versions of pages without words of their own, which nothing is stored of. */
  private readonly empty = new Map<string, string>();

  constructor(private readonly parts: Parts) {}

  start(): void {
    const look = () => inBackground(this.parts.log, this.look(), notRead);
    this.timer = setInterval(look, lookEveryMs);
    this.timer.unref();
    look();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** Reads what changed since the last look. A site that does not answer is named once, however long it is silent. */
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.follow();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing && !this.isStopped) this.parts.log.warn({ err: error }, notRead);
      this.isFailing = true;
    } finally {
      this.isLooking = false;
    }
  }

  private async follow(): Promise<void> {
    const { database, log } = this.parts;
    const { pages } = Value.Parse(PageList, JSON.parse(await this.fetchText(sitePagesAddress)));
    // A shell that begins has no pages yet.
    if (pages.length === 0) return;
    const known = await readVersions(database);
    const gone = [...known.keys()].filter((path) => !pages.some((page) => page.path === path));
    const changed = pages.filter(
      ({ path, version }) => known.get(path) !== version && this.empty.get(path) !== version,
    );
    if (gone.length > 0) await forgetSitePages(database, gone);
    const failures: unknown[] = [];
    for (const page of changed) await this.read(page).catch((error: unknown) => failures.push(error));
    const read = changed.length - failures.length;
    if (gone.length + read > 0 && !this.isStopped) {
      await finishSitePages(database);
      log.info({ read, gone: gone.length }, 'the search knows the pages of the site');
    }
    // A page that fails keeps no other from being read, and what it said before stays.
    if (failures.length > 0) throw failures[0];
  }

  private async read({ path, version }: Listed): Promise<void> {
    if (this.isStopped) return;
    const began = performance.now();
    const page = readSitePage(await this.fetchText(path), { path, version });
    if (page) await storeSitePage(this.parts.database, page);
    else await this.leaveOut(path, version);
    await (this.parts.rest ?? pause)((performance.now() - began) * restFactor);
  }

  private async leaveOut(path: string, version: string): Promise<void> {
    this.empty.set(path, version);
    await forgetSitePages(this.parts.database, [path]);
  }

  private fetchText(path: string): Promise<string> {
    const { origin, host = new URL(origin).host } = this.parts;
    return fetchPage(path, { origin, host, longest: limits.html });
  }
}
