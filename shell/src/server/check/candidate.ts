import path from 'node:path';
import type { FileStore } from '@site/release/store/file-store';
import { readTrustedKeys } from '@site/release/keys/keyring-file';
import type { GateRequest } from '@site/shared/contract/gate-report';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import pino, { type Logger } from 'pino';
import type { ShellConfig } from '../../config';
import type { ReleaseSource } from '../../remotes/read-set';
import { SectionPools } from '../../render/section-pools';
import { spawnerOf } from '../../render/spawn-process';
import { createUpstreams } from '../app';
import type { DataCache } from '../calls/data-cache';
import { sectionCalls } from '../calls/section-calls';
import { PageExtras } from '../pages/page-extras';
import { Alarms } from '../releases/alarms';
import { AssetSource } from '../releases/asset-source';
import { type LiveSet, LiveSets } from '../releases/live-sets';
import { readShellManifest } from '../releases/read-shell-manifest';
import { SetComposer } from '../releases/set-composer';
import { AskedCalls } from './asked-calls';
import { openCheckedStore } from './checked-store';

/** What a check reads. */
export type Sources = {
  config: ShellConfig;
  shell: ReleaseManifest;
  source: ReleaseSource & { store: FileStore };
  asked: AskedCalls;
  upstreams: Awaited<ReturnType<typeof createUpstreams>>;
  log: Logger;
};

/** The set that would be live, loaded as a shell loads it, with everything that it is judged with. */
export type Candidate = Sources & {
  sets: LiveSets;
  live: LiveSet;
  data: DataCache;
  extras: PageExtras;
  files: AssetSource;
};

type Versions = GateRequest['versions'];

/** None: what the gate checks is never replaced by a version before. */
const instead = () => [];

/**
 * Loads what is live first and by itself, so that whatever then fails is of the sections that change, and so that one which
 * is broken already is left out (docs/faults.md F44).
 */
async function loadSet(composer: SetComposer, sets: LiveSets, versions: Versions, names: readonly string[]) {
  const others = Object.fromEntries(Object.entries(versions).filter(([name]) => !names.includes(name)));
  if (Object.keys(others).length > 0) {
    const before = await composer.compose({ versions: others, instead }, () => undefined);
    before.pool.retire();
  }
  await sets.switchTo({ versions, instead }, 0);
  if (!sets.live) throw new Error('The candidate set could not be loaded.');
  return sets.live;
}

/** @throws {Error} when the shell is not built, a bucket cannot be asked, or a host of calls may not be called */
export async function openSources(config: ShellConfig, request: GateRequest): Promise<Sources> {
  const keys = readTrustedKeys(config.trustedKeys);
  return {
    config,
    shell: readShellManifest(config),
    source: { store: await openCheckedStore(config, request, keys), keys },
    asked: new AskedCalls(),
    upstreams: await createUpstreams(config),
    log: pino({ level: 'silent' }),
  };
}

function createComposer({ config, shell, source, asked, upstreams, log }: Sources): SetComposer {
  const context = { shell, site: config.site, assetBase: '' };
  const { start } = spawnerOf(path.join(config.distDir, 'server/render.cjs'));
  const callsOf = sectionCalls({ data: upstreams.data, log, noted: (call) => asked.note(call) });
  const pools = new SectionPools({ start, total: config.renderWorkers, callsOf, log });
  return new SetComposer({ context, source, pools });
}

/** @throws {Error} when no set can be loaded at all */
export async function loadCandidate(
  sources: Sources,
  { versions, wanted }: Pick<GateRequest, 'versions' | 'wanted'>,
): Promise<Candidate> {
  const { config, shell, source, upstreams, log } = sources;
  const { data } = upstreams;
  const composer = createComposer(sources);
  const sets = new LiveSets({ composer, log });
  const live = await loadSet(composer, sets, versions, Object.keys(wanted));
  const { site } = config;
  const extras = new PageExtras({ data, friendLinks: site.variant === '', marketMenuId: site.marketMenuId, log });
  await extras.refresh();
  const own = { manifest: shell, folder: config.distDir };
  const files = new AssetSource({ ...source, kept: { stores: [] }, own, alarms: new Alarms(log) });
  return { ...sources, sets, live, data, extras, files };
}
