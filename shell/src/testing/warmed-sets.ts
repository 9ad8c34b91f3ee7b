import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import type { SiteFacts } from '@site/shared/store/site-facts';
import pino from 'pino';
import { setId } from '../render/pages/release-set';
import { SectionPools } from '../render/processes/section-pools';
import { Lineage } from '../server/releases/lineage';
import { LiveSets } from '../server/releases/live-sets';
import { SetComposer } from '../server/releases/set-composer';
import { SetWarmer } from '../server/releases/set-warmer';
import { startScripted } from './scripted-pool';

const keys = freshKeys();
/** The sections of a warmed site, each with the versions 1.0.0, 1.1.0 and 1.2.0. */
export const names = ['mf-help', 'mf-info', 'mf-college', 'mf-mobile', 'mf-marketing'];
const made: { sets: LiveSets; warmer: SetWarmer; pools: SectionPools }[] = [];

/** Ends what `warmedSets` made: for `afterEach`. */
export async function endWarmedSets(): Promise<void> {
  for (const { sets, warmer, pools } of made.splice(0)) {
    await warmer.stop();
    sets.retireAll();
    pools.close();
  }
}

/** Sets of processes that render nothing; a release becomes live as in a running shell. */
export async function warmedSets(options: { available?: () => number; now?: () => number } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const store = new MemoryStore();
  for (const name of names) await publishVersions(store, keys, name, '1.0.0', '1.1.0', '1.2.0');
  const source = { store, keys: keys.trusted };
  const callsOf = () => ({ answer: async () => ({ ok: true as const, status: 200, body: {} }) });
  const pools = new SectionPools({ start: startScripted, total: 1, callsOf, log });
  const composer = new SetComposer({
    context: { shell: sampleRelease({ name: 'shell' }).manifest, site: {} as SiteFacts, assetBase: '' },
    source,
    pools,
  });
  const sets = new LiveSets({ composer, log });
  const warmer = new SetWarmer({ source, sets, log, ahead: true, ...options });
  made.push({ sets, warmer, pools });
  /** Without a look at what should be warm from now on. */
  const switchTo = async (versions: Record<string, string>) => {
    const { revision } = await promote(store, keys, versions, { by: 'lin' });
    const live = Object.entries(revision.remotes).map(([name, { version }]) => [name, version]);
    const instead = (remote: string) => new Lineage(source).at(revision.sequence)[remote] ?? [];
    await sets.switchTo({ versions: Object.fromEntries(live), instead }, revision.sequence);
  };
  const release = async (versions: Record<string, string>) => {
    await switchTo(versions);
    warmer.request();
  };
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);
  return { sets, warmer, release, switchTo, store, logged };
}

/** Processes that have loaded this version of a section. */
export const processesOf = (logged: Awaited<ReturnType<typeof warmedSets>>['logged'], name: string, version: string) =>
  logged('render process is ready').filter(({ release }) => release === setId('1.0.0', { [name]: version }));

/** What is asked of a page of the help centre. */
export const page = { address: '/mf-help', friendLinks: [], marketMenu: [], reference: '' };
export const owned = { id: 'x', remote: 'mf-help' };
/** One version of all sections. */
export const all = (version: string) => Object.fromEntries(names.map((name) => [name, version]));
