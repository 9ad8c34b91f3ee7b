import type { DevelopmentRelease } from '../bundle/development-release';
import type { FaultKind } from '../hot/hot-release';
import type { DevelopmentStore } from './development-store';
import { developSection } from './hot-section';
import type { HotServer } from './hot-server';
import type { RunningSite } from './running-site';
import type { SectionFaults } from './section-faults';
import { untilLive } from './shell-state';

const kept = 'the site shows the version before. Save again once it is mended.';

/**
 * The sections that are developed: each build is signed, published and made live like any release, and the pages that are
 * open are told: of its files as soon as they are served, and once the server renders with it.
 */
export class LiveSections {
  private readonly newest = new Map<string, DevelopmentRelease>();
  /** Section → version that open pages were told of last. */
  private readonly reported = new Map<string, string>();
  private readonly ends: (() => Promise<void>)[] = [];
  private store: DevelopmentStore | undefined;
  private stopped = false;
  /** One revision after the other. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly site: RunningSite,
    private readonly hot: HotServer,
    private readonly faults: SectionFaults,
    private readonly sections: readonly string[],
    /** Told of each section that was built and shown. */
    private readonly shown: (section: string) => void = () => undefined,
  ) {}

  /** Resolves when every section has been built once; until then a fault waits for the next saved change. */
  async start(): Promise<void> {
    await Promise.all(this.sections.map((name) => new Promise<void>((done) => this.develop(name, done))));
  }

  /** Makes what is built live there, and everything that is built later. */
  async publishTo(store: DevelopmentStore): Promise<void> {
    this.store = store;
    for (const release of this.newest.values()) {
      this.reported.set(release.manifest.name, release.manifest.version);
      await store.publish(release);
      await store.promote(release);
    }
  }

  /** The shell has started with the newest of all. */
  reportRunning(): void {
    for (const [section, { manifest }] of this.newest) this.nowLive(section, manifest.version);
  }

  private nowLive(section: string, version: string): void {
    this.hot.send({ kind: 'live', section, version });
    this.shown(section);
  }

  /** The newest release of a section that is developed. */
  release(name: string): DevelopmentRelease | undefined {
    return this.newest.get(name);
  }

  /** The newest release of the developed section that has this address, a pattern or one without its optional ids. */
  releaseAt(address: string): DevelopmentRelease | undefined {
    const isThere = ({ path }: { path: string }) => path === address || path.replace(/\/:[^/]+\?/g, '') === address;
    return [...this.newest.values()].find(({ manifest }) => manifest.routes.some(isThere));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.ends.map((end) => end()));
  }

  private develop(name: string, first: () => void): void {
    const end = developSection(name, {
      built: async (release, startedAt) => {
        this.newest.set(name, release);
        this.faults.forgetBuild(name);
        this.hot.offer(release);
        if (!this.store) return first();
        const { store } = this;
        const made = this.work.then(() => this.show(store, release, startedAt));
        this.work = made.catch(() => undefined);
        await made;
      },
      failed: (reason) => this.tell(name, 'build', `${name} does not build; ${kept}\n\n${reason}`),
      refused: (reason) => {
        // What it threw is told already, with its place.
        if (this.faults.has(name, 'run')) console.error(`  ${reason}`);
        else this.tell(name, 'run', `${name} is built, but does not run; ${kept}\n\n${reason}`);
      },
      threw: (text) => this.tell(name, 'run', `${name} threw an error while it was loaded; ${kept}\n\n${text}`),
    });
    this.ends.push(end);
  }

  private tell(name: string, about: FaultKind, text: string): void {
    // The shell has ended too.
    if (!this.stopped) this.faults.tell(name, about, text);
  }

  private async show(store: DevelopmentStore, release: DevelopmentRelease, startedAt: number): Promise<void> {
    const { name: section, version } = release.manifest;
    const since = () => `${((Date.now() - startedAt) / 1000).toFixed(2)} s`;
    const compiled = since();
    await store.publish(release);
    const { build, hashes } = release;
    const before = this.reported.get(section) ?? '';
    this.reported.set(section, version);
    this.hot.send({ kind: 'built', section, version, before, build, hashes });
    const shown = since();
    await store.promote(release);
    await untilLive(this.site, section, version);
    this.nowLive(section, version);
    console.log(`  ${section}: built in ${compiled}, in open pages after ${shown}, from the server after ${since()}`);
  }
}
