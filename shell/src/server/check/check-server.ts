import { isDeclared } from '@site/shared/contract/declared-differences';
import type { GateFinding, GateRequest } from '@site/shared/contract/gate-report';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { readRemote } from '../../render/pages/read-set';
import { AssetCache } from '../releases/asset-cache';
import { holdBesideLive } from './beside-live/beside-live';
import type { Candidate } from './candidate';
import { fileFaults } from './file-faults';
import type { Checked } from './reports';
import { invalidHtml } from './page-faults';
import { type CheckedRoute, checkServerPages } from './server-pages';
import { sharedFaults } from './shared-faults';
import { allWeightFaults } from './weight-faults';

type OnProgress = (done: number, of: number) => void;

/** The releases that are checked whole, or all of which pages are rendered. */
export function namesOf({ wanted }: GateRequest, what: 'everything' | 'pages'): string[] {
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

/** What is said of a release that is not rendered for it: of its files, and of what its pages weigh. */
async function fileFindings(candidate: Candidate, { versions }: GateRequest, remote: string): Promise<GateFinding[]> {
  const faults = await staticFaults(candidate, remote, versions[remote] ?? '');
  const manifest = candidate.live.input.set.remotes[remote];
  // A page that names what is not there has no weight.
  const isWhole = manifest && faults.every(({ part }) => part !== 'files');
  return isWhole ? [...faults, ...(await weights(candidate, manifest))] : faults;
}

async function judgeHtml(routes: readonly CheckedRoute[]): Promise<void> {
  for (const { answers, findings } of routes)
    for (const one of answers)
      for (const reason of await invalidHtml(one)) findings.push({ part: 'server', where: one.address, reason });
}

/** What is left to be judged without a browser; what it finds is added to each release. */
export type Judges = {
  /** Measures too: nothing else is to keep this machine busy. */
  besideLive: () => Promise<void>;
  files: () => Promise<void>;
};

/** `checked`: what is known of each release, by the name of its section. */
export type ServerPart = { checked: Map<string, Checked>; judges: Judges };

/** Renders every page of the releases that are wanted. */
export async function checkServer(
  candidate: Candidate,
  request: GateRequest,
  onProgress: OnProgress,
): Promise<ServerPart> {
  const { routes, known } = await checkServerPages(candidate, namesOf(request, 'pages'), onProgress);
  const checked = new Map<string, Checked>();
  for (const remote of Object.keys(request.wanted)) {
    const version = request.versions[remote] ?? '';
    const own = routes.filter(({ route }) => route.remote === remote);
    const findings = refusals(candidate, remote);
    const beside = besideOf(candidate, request, remote);
    const accepts = candidate.live.input.set.remotes[remote]?.accepts ?? [];
    checked.set(remote, { remote, version, beside, accepts, routes: own, findings, calls: [] });
  }
  const add = (remote: string, findings: readonly GateFinding[]) => checked.get(remote)?.findings.push(...findings);
  const besideLive = async () => {
    for (const [remote, lost] of await holdBesideLive(candidate, routes, known)) add(remote, lost);
  };
  const files = async () => {
    for (const remote of namesOf(request, 'everything')) add(remote, await fileFindings(candidate, request, remote));
    await judgeHtml(routes);
  };
  return { checked, judges: { besideLive, files } };
}

/** Whether nothing speaks against a release but what it declares, and what its pages show in a browser. */
export function isSound({ findings, routes, accepts }: Checked): boolean {
  return [...findings, ...routes.flatMap((route) => route.findings)]
    .filter(({ part }) => part !== 'browser')
    .every((finding) => isDeclared(finding, accepts));
}
