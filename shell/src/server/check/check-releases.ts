import type { GateFinding, GateReport, GateRequest } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import type { Browser } from 'playwright-core';
import type { ShellConfig } from '../../config/config';
import { readRemote } from '../../render/pages/read-set';
import { createUpstream } from '../calls/upstream';
import { withNewsReferer } from '../calls/news-referer';
import { browserName, checkBrowserPages, startBrowser } from './browser/browser-pages';
import { judgeCalls } from './call-verdicts';
import { type Candidate, loadCandidate, openSources, type Sources } from './candidate';
import { checkServer, isSound, namesOf, type ServerPart } from './check-server';
import { type Checked, reportOf } from './reports';

type OnProgress = (progress: { part: GateFinding['part']; done: number; of: number }) => void;
/** `kept` is what the browser found good before. */
type Looking = { kept: readonly KeptLooks[]; onProgress: OnProgress };

/**
 * Opens the pages of releases against which nothing speaks: of another one the browser would only say so again, minutes later. What needs no
 * browser is judged while the first pages are left alone.
 */
async function checkBrowser(
  candidate: Candidate,
  browser: Browser,
  { checked, judges }: ServerPart,
  { names, kept, onProgress }: Looking & { names: readonly string[] },
) {
  const sound = [...checked.values()].filter((one) => names.includes(one.remote) && isSound(one));
  const looks = await checkBrowserPages(candidate, browser, {
    checked: sound.flatMap(({ routes }) => routes),
    kept,
    judges,
    isOpen: (remote) => sound.some((one) => one.remote === remote && isSound(one)),
    onProgress: (done, of) => onProgress({ part: 'browser', done, of }),
  });
  return { name: browserName(browser), looks };
}

async function withoutBrowser({ judges }: ServerPart) {
  await judges.besideLive();
  await judges.files();
  return { name: null, looks: [] };
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
  const names = namesOf(request, 'everything');
  const loading = loadCandidate(sources, request);
  // After it: both need the processor, and sections start in processes of their own.
  const starting = names.length > 0 ? startBrowser() : Promise.resolve(undefined);
  // Whoever waits for it is told.
  starting.catch(() => undefined);
  try {
    const candidate = await loading;
    const rendered = (done: number, of: number) => looking.onProgress({ part: 'server', done, of });
    const server = await checkServer(candidate, request, rendered);
    const serverSeconds = secondsSince(start);
    const opened = performance.now();
    const browser = await starting;
    const { name, looks } = browser
      ? await checkBrowser(candidate, browser, server, { ...looking, names })
      : await withoutBrowser(server);
    candidate.sets.retireAll();
    candidate.before?.sets.retireAll();
    const browserSeconds = secondsSince(opened);
    return { browser: name, serverSeconds, browserSeconds, checked: [...server.checked.values()], looks };
  } finally {
    await starting.then((browser) => browser?.close()).catch(() => undefined);
  }
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
