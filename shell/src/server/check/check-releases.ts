import { isDeclared } from '@site/shared/contract/declared-differences';
import type { GateFinding, GateReport, GateRequest } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { ReleaseCall, ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { Browser } from 'playwright-core';
import type { ShellConfig } from '../../config/config';
import { readRemote } from '../../render/pages/read-set';
import { createUpstream } from '../calls/upstream';
import { withNewsReferer } from '../calls/news-referer';
import { AssetCache } from '../releases/asset-cache';
import { holdBesideLive } from './beside-live/beside-live';
import { browserName, checkBrowserPages, startBrowser } from './browser/browser-pages';
import { judgeCalls } from './call-verdicts';
import { type Candidate, loadCandidate, openSources, type Sources } from './candidate';
import { fileFaults } from './file-faults';
import { type Checked, reportOf } from './reports';
import { checkServerPages } from './server-pages';
import { sharedFaults } from './shared-faults';
import { allWeightFaults } from './weight-faults';

type OnProgress = (progress: { part: GateFinding['part']; done: number; of: number }) => void;
/** `kept` is what the browser found good before. */
type Looking = { kept: readonly KeptLooks[]; onProgress: OnProgress };

function namesOf({ wanted }: GateRequest, what: 'everything' | 'pages'): string[] {
  return Object.entries(wanted)
    .filter(([, want]) => want === 'everything' || (what === 'pages' && want === 'calls'))
    .map(([name]) => name);
}

/** What can be said of a release without rendering it. */
async function staticFaults(
  { builds, source, files }: Candidate,
  name: string,
  version: string,
): Promise<GateFinding[]> {
  const { manifest, code } = readRemote(source, name, version);
  const read = (path: string) => files.read(`remotes/${name}/${version}/${path}`);
  return [...sharedFaults(manifest, builds), ...(await fileFaults(manifest, code, read))];
}

/** In the encoding and quality that visitors get. */
function weights({ live, files }: Candidate, manifest: ReleaseManifest): Promise<GateFinding[]> {
  const cache = new AssetCache();
  const weigh = async (name: string) => {
    const file = await cache.get(name, () => files.readCoded(name));
    return file ? (await file.in('br')).length : 0;
  };
  return allWeightFaults(live.input, manifest, weigh);
}

/** Why a section is not part of the set that was loaded. */
function refusals({ live }: Candidate, name: string): GateFinding[] {
  return live.deviations
    .filter(({ remote }) => remote === name)
    .map(({ reason }): GateFinding => ({ part: 'server', where: '', reason: `cannot be used: ${reason}` }));
}

function besideOf({ before }: Candidate, { live }: GateRequest, remote: string): string | null {
  return before?.names.includes(remote) ? (live[remote] ?? null) : null;
}

async function checkServer(
  candidate: Candidate,
  request: GateRequest,
  onProgress: OnProgress,
): Promise<Map<string, Checked>> {
  const report = (done: number, of: number) => onProgress({ part: 'server', done, of });
  const { routes, known } = await checkServerPages(candidate, namesOf(request, 'pages'), report);
  const lost = await holdBesideLive(candidate, routes, known);
  const everything = namesOf(request, 'everything');
  const checked = new Map<string, Checked>();
  for (const remote of Object.keys(request.wanted)) {
    const version = request.versions[remote] ?? '';
    const own = routes.filter(({ route }) => route.remote === remote);
    const findings = [...refusals(candidate, remote), ...(lost.get(remote) ?? [])];
    const manifest = candidate.live.input.set.remotes[remote];
    if (everything.includes(remote)) findings.push(...(await staticFaults(candidate, remote, version)));
    // A page that names what is not there has no weight.
    const isWhole = manifest && findings.every(({ part }) => part !== 'files');
    if (everything.includes(remote) && isWhole) findings.push(...(await weights(candidate, manifest)));
    const beside = besideOf(candidate, request, remote);
    const accepts = manifest?.accepts ?? [];
    checked.set(remote, { remote, version, beside, accepts, routes: own, findings, calls: [] });
  }
  return checked;
}

function isSound({ findings, routes, accepts }: Checked): boolean {
  return [...findings, ...routes.flatMap((route) => route.findings)].every((finding) => isDeclared(finding, accepts));
}

/** A release that is refused already is not opened: its browser part would only say so again, minutes later. */
async function checkBrowser(
  candidate: Candidate,
  checked: Map<string, Checked>,
  names: readonly string[],
  { kept, onProgress }: Looking,
) {
  const sound = [...checked.values()].filter((one) => names.includes(one.remote) && isSound(one));
  const browser: Browser | undefined = await startBrowser();
  if (!browser) return { name: null, looks: [] };
  const name = browserName(browser);
  const report = (done: number, of: number) => onProgress({ part: 'browser', done, of });
  const routes = sound.flatMap((one) => one.routes);
  const looks = await checkBrowserPages(candidate, browser, routes, kept, report);
  return { name, looks };
}

async function withCalls(sources: Sources, checked: readonly Checked[], { wanted }: GateRequest): Promise<Checked[]> {
  const { config, source, asked, upstreams } = sources;
  const upstream = withNewsReferer(createUpstream(config.hosts, upstreams.agentOptions), config.newsHost);
  const judged: Checked[] = [];
  for (const one of checked) {
    const before = wanted[one.remote];
    const { manifest } = readRemote(source, one.remote, one.version);
    const askedOf = (call: ReleaseCall) =>
      typeof before === 'object' ? (before[call.name] ?? []) : asked.of(one.remote, call, manifest.calls);
    judged.push({ ...one, calls: await judgeCalls(manifest, askedOf, upstream) });
  }
  return judged;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}

type Pages = Pick<GateReport, 'browser' | 'serverSeconds' | 'browserSeconds'> & {
  checked: Checked[];
  looks: KeptLooks[];
};

async function checkPages(sources: Sources, request: GateRequest, looking: Looking): Promise<Pages> {
  const start = performance.now();
  const candidate = await loadCandidate(sources, request);
  const checked = await checkServer(candidate, request, looking.onProgress);
  const serverSeconds = secondsSince(start);
  const everything = namesOf(request, 'everything');
  const opened = performance.now();
  const isSeen = everything.length > 0;
  const { name, looks } = isSeen
    ? await checkBrowser(candidate, checked, everything, looking)
    : { name: null, looks: [] };
  candidate.sets.retireAll();
  candidate.before?.sets.retireAll();
  const browserSeconds = secondsSince(opened);
  return { browser: name, serverSeconds, browserSeconds, checked: [...checked.values()], looks };
}

/** Releases whose pages were checked before: only the service may have changed. */
function unopened({ wanted, versions }: GateRequest): Pages {
  const checked = Object.keys(wanted).map((remote): Checked => {
    const nothing = { routes: [], findings: [], calls: [], accepts: [] };
    return { remote, version: versions[remote] ?? '', beside: null, ...nothing };
  });
  return { browser: null, serverSeconds: 0, browserSeconds: 0, checked, looks: [] };
}

/** Looks at the releases that are wanted, in the set that would be live, and gives a report of each, and what of their pages is good. */
export async function checkReleases(
  config: ShellConfig,
  request: GateRequest,
  looking: Looking,
): Promise<{ reports: GateReport[]; looks: KeptLooks[] }> {
  const sources = await openSources(config, request);
  const isOpen = namesOf(request, 'pages').length > 0;
  const { checked, looks, ...figures } = isOpen ? await checkPages(sources, request, looking) : unopened(request);
  const run = { shell: sources.builds[0].manifest.version, ...figures };
  return { reports: (await withCalls(sources, checked, request)).map((one) => reportOf(run, one)), looks };
}
