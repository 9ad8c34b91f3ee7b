import type { FileStore } from '@site/release/store/file-store';
import { readTrustedKeys } from '@site/release/keys/keyring-file';
import type { GateRequest } from '@site/shared/contract/gate-report';
import pino, { type Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import { labelOf, type ReleaseSet } from '../../render/pages/release-set';
import type { ShellBuilds } from '../../render/pages/shell-builds';
import type { DataAnswer } from '../../render/pages/worker-messages';
import type { CallAnswers } from '../../render/processes/known-calls';
import type { ReleaseSource } from '../../render/pages/read-set';
import { SectionPools } from '../../render/processes/section-pools';
import { spawnerOfLines } from '../../render/processes/spawn-process';
import { createUpstreams } from '../calls/create-upstreams';
import type { DataCache } from '../calls/data-cache';
import { sectionCalls } from '../calls/section-calls';
import { PageExtras } from '../pages/page-extras';
import { Alarms } from '../releases/alarms';
import { AssetSource } from '../releases/asset-source';
import { type LiveSet, LiveSets } from '../releases/live-sets';
import { readShellBuilds, shellsIn } from '../releases/read-shell-builds';
import { SetComposer } from '../releases/set-composer';
import { AskedCalls } from './asked-calls';
import { openCheckedStore } from './checked-store';
import { readContentAddresses } from './page-addresses';

/** What a check reads. */
export type Sources = {
  config: ShellConfig;
  builds: ShellBuilds;
  source: ReleaseSource & { store: FileStore };
  asked: AskedCalls;
  upstreams: Awaited<ReturnType<typeof createUpstreams>>;
  log: Logger;
};

/** What is live, of the sections that are held beside it. */
export type Before = { sets: LiveSets; set: LiveSet; names: string[] };

/** The set that would be live, loaded as a shell loads it, with everything that it is judged with. */
export type Candidate = Sources & {
  sets: LiveSets;
  live: LiveSet;
  /** Undefined where nothing is live that could be held beside it. */
  before: Before | undefined;
  data: DataCache;
  extras: PageExtras;
  files: AssetSource;
  /** Addresses that the live content has. */
  content: readonly string[];
};

type Versions = GateRequest['versions'];
type Asked = Pick<GateRequest, 'versions' | 'wanted' | 'live'>;
type Loader = { composer: SetComposer; log: Logger };

/** A check has no failed request of a visitor to tell. */
const reportNothing = async (): Promise<DataAnswer> => ({ ok: true, status: 200, body: { code: 0, data: null } });

/** None: what the gate checks is never replaced by a version before. */
const instead = () => [];

/** What is in the set and does not change. */
function othersIn({ versions, wanted }: Asked): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => !(name in wanted)));
}

/** A live version that does not load is worse than any other: nothing is held beside it. */
async function loadBefore({ composer, log }: Loader, asked: Asked): Promise<Before | undefined> {
  const { live } = asked;
  if (Object.keys(live).length === 0) return undefined;
  const sets = new LiveSets({ composer, log });
  // What is released for the first time is not live.
  await sets.switchTo({ versions: { ...othersIn(asked), ...live }, instead }, 0);
  const set = sets.live;
  if (!set) return undefined;
  return { sets, set, names: Object.keys(live).filter((name) => set.input.set.remotes[name]?.version === live[name]) };
}

/** @throws {Error} when the set that would be live does not load */
async function loadSets(loader: Loader, sets: LiveSets, asked: Asked): Promise<Pick<Candidate, 'live' | 'before'>> {
  const { versions } = asked;
  const [before] = await Promise.all([loadBefore(loader, asked), sets.switchTo({ versions, instead }, 0)]);
  if (!sets.live) throw new Error('The candidate set could not be loaded.');
  return { live: sets.live, before };
}

/** @throws {Error} when the shell is not built, a bucket cannot be asked, or a host of calls may not be called */
export async function openSources(config: ShellConfig, request: GateRequest): Promise<Sources> {
  const keys = readTrustedKeys(config.trustedKeys);
  return {
    config,
    builds: readShellBuilds(config),
    source: { store: await openCheckedStore(config, request, keys), keys },
    asked: new AskedCalls(),
    upstreams: await createUpstreams(config),
    log: pino({ level: 'silent' }),
  };
}

/** Only what the candidate asks is judged; the failures that pages report are told to nobody. */
function callsFor({ asked, upstreams, log }: Sources, versions: Versions): (set: ReleaseSet) => CallAnswers {
  const { data } = upstreams;
  const silent = { data, log, report: reportNothing };
  const ofCandidate = sectionCalls({ ...silent, noted: (call) => asked.note(call) });
  const ofLive = sectionCalls(silent);
  const isCandidate = ({ remotes }: ReleaseSet) =>
    Object.values(remotes).every(({ name, version }) => versions[name] === version);
  return (set) => (isCandidate(set) ? ofCandidate : ofLive)(set);
}

/**
 * What does not change is neither tried nor started before somebody asks for a page of it: whatever fails is of the sections that change, and
 * one that is broken already holds nobody back (docs/faults.md F44).
 */
function createComposer(sources: Sources, asked: Asked): SetComposer {
  const { config, builds, source, log } = sources;
  const context = { ...shellsIn(builds), site: config.site, assetBase: '' };
  const { start } = spawnerOfLines(builds);
  const callsOf = callsFor(sources, asked.versions);
  const others = othersIn(asked);
  const proven = Object.entries(others).map(([name, version]) => labelOf(name, version));
  const isLate = ({ remotes }: ReleaseSet) => Object.keys(remotes).some((name) => name in others);
  const pools = new SectionPools({ start, total: config.renderWorkers, callsOf, isLate, log });
  return new SetComposer({ context, source, pools, proven });
}

/** @throws {Error} when no set can be loaded at all */
export async function loadCandidate(sources: Sources, request: Asked): Promise<Candidate> {
  const { config, builds, source, upstreams, log } = sources;
  const { data } = upstreams;
  const composer = createComposer(sources, request);
  const sets = new LiveSets({ composer, log });
  const { site } = config;
  const extras = new PageExtras({ data, friendLinks: site.variant === '', marketMenuId: site.marketMenuId, log });
  const loading = [loadSets({ composer, log }, sets, request), readContentAddresses(data), extras.refresh()] as const;
  const [{ live, before }, content] = await Promise.all(loading);
  const files = new AssetSource({ ...source, kept: { stores: [] }, own: builds, alarms: new Alarms(log) });
  return { ...sources, sets, live, before, data, extras, files, content };
}
