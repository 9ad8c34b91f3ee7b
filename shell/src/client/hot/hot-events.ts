import { type HotEvent, hotEventsPath } from '@site/tooling/hot/hot-release';
import { readSiteData, siteFacts } from '../early/site-data';
import { hideAll, hideFault, showFault } from './failure-box';
import { tellThrown } from './thrown-here';

type Built = Extract<HotEvent, { kind: 'built' }>;

/** The last version for which a page loaded itself again without being told to. */
const reloadKey = 'site-hot';

/** Sections that could not be exchanged in this page. */
const failed = new Set<string>();
/** Section → its newest build, which this page has not taken over. */
const untaken = new Map<string, Built>();
/** Updates are taken over one after the other. */
let work = Promise.resolve();

/** The version of a section that this page runs, or was served with; undefined for a section that is not here. */
function versionHere(section: string): string | undefined {
  const file = globalThis.siteHot?.[section]?.base() ?? readSiteData().own.pinned?.entry ?? '';
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  return name === section ? version : undefined;
}

/** A page whose scripts nobody wanted yet has nothing to exchange; unless that changes it is loaded again once the build is live. */
async function takeOver({ section, version, before, ...newer }: Built): Promise<void> {
  const here = globalThis.siteHot?.[section];
  if (!here || versionHere(section) !== before) return;
  untaken.delete(section);
  const address = here.base().replace(`/${before}/`, `/${version}/`);
  if (!(await here.takeOver(address, newer))) throw new Error(`There is no update from ${before} to ${version}.`);
  await globalThis.siteRefresh?.perform();
  document.documentElement.dataset.hot = version;
}

async function tryTakeOver(built: Built): Promise<void> {
  await takeOver(built).catch((error: unknown) => {
    console.info(`${built.section} cannot be exchanged in this page, which is loaded again:`, error);
    failed.add(built.section);
  });
}

async function newBuild(built: Built): Promise<void> {
  hideFault(built.section, 'build');
  hideFault(built.section, 'run');
  // Links to a section that is not here are ordinary navigations from now on, to its newest build.
  if (window.sitePin) window.sitePin = Promise.resolve(undefined);
  untaken.set(built.section, built);
  await tryTakeOver(built);
}

/** The section may have come to life since it was built. */
async function nowLive(section: string, version: string): Promise<void> {
  const built = untaken.get(section);
  if (built?.version === version) await tryTakeOver(built);
  if (isOutdated(section, version)) location.reload();
}

function isOutdated(section: string, version: string): boolean {
  const here = versionHere(section);
  return here !== undefined && (here !== version || failed.has(section));
}

/** Once for a version: a page that is served an older one all the same is left alone. */
function reloadOnceFor(version: string): void {
  if (sessionStorage.getItem(reloadKey) === version) return;
  sessionStorage.setItem(reloadKey, version);
  location.reload();
}

/** Comes with every connection: a later one follows a time in which this page may have missed something. */
function present({ versions, faults }: Extract<HotEvent, { kind: 'present' }>): void {
  hideAll();
  for (const fault of faults) showFault(fault);
  for (const [section, version] of Object.entries(versions)) if (isOutdated(section, version)) reloadOnceFor(version);
}

async function hear(event: HotEvent): Promise<void> {
  if (event.kind === 'present') present(event);
  if (event.kind === 'built') await newBuild(event);
  if (event.kind === 'live') await nowLive(event.section, event.version);
  if (event.kind === 'fault') showFault(event);
  if (event.kind === 'mended') hideFault(event.section, event.about);
  if (event.kind === 'restarted') location.reload();
}

function listen(): void {
  const { hotServer } = siteFacts();
  if (!hotServer) return;
  tellThrown(hotServer);
  new EventSource(hotServer + hotEventsPath).onmessage = ({ data }) => {
    work = work.then(() => hear(JSON.parse(data as string) as HotEvent));
  };
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', listen, { once: true });
else listen();
