import type { GateReport } from '@site/shared/contract/gate-report';
import type { Environment } from '@site/shared/process/environment';
import { readHead } from '../chain/head';
import { CheckFailedError, ReleaseError } from '../errors/release-error';
import { requireCheckFile } from '../gate/gate';
import { findingTexts } from '../gate/gate-result';
import { type Progress, runCheck } from '../gate/run-check';
import { versionsOf } from '../operations/promote';
import type { StoreAccess } from '../operations/store-access';
import { type BuiltRelease, readBuiltWorkspace } from '../releases/built-release';
import { seeds } from './breaks';
import { type Break, brokenBuild } from './broken-build';
import { drillPages, targetOf } from './drill-pages';
import { openScratchStore, type ScratchStore } from './scratch-store';

/** What the gate made of one break. */
export interface Drilled {
  name: string;
  what: string;
  /** The part of the gate that found it, and the kind of a difference: `live, noindex`; null where nothing did. */
  caughtBy: string | null;
  /** What it said first, or why it could not look. */
  says: string;
}

export interface Drill {
  /** Addresses that were looked at each time. */
  addresses: string[];
  /** The live version that each was held beside; null where none is live. */
  beside: string | null;
  browser: string | null;
  tried: Drilled[];
}

type Run = {
  scratch: ScratchStore;
  checkFile: string;
  built: BuiltRelease;
  kept: string[];
  /** What is live, of all sections. */
  live: Record<string, string>;
  environment: Environment;
  onProgress: (progress: Progress) => void;
};

/** None of a section, so that the key of the drill alone has signed them. */
const versionAt = (place: number) => `99.0.${place}`;

async function check({ scratch, checkFile, built, live, environment, onProgress }: Run, version: string) {
  const { name } = built.manifest;
  const beside = live[name];
  const request = {
    storeRoot: scratch.root,
    versions: { ...live, [name]: version },
    wanted: { [name]: 'everything' as const },
    live: beside === undefined ? {} : { [name]: beside },
  };
  return runCheck(checkFile, request, onProgress, { environment: { ...environment, TRUSTED_KEYS: scratch.keyring } });
}

async function checkBroken(run: Run, place: number, made?: Break) {
  const version = versionAt(place);
  const { name } = run.built.manifest;
  await run.scratch.lay(brokenBuild(run.built, { version, kept: run.kept }, made));
  const result = await check(run, version);
  await run.scratch.drop(name, version);
  return result;
}

/** Of the live version as many pages as of the build, so that those left out are no difference. */
async function layLive({ scratch, built, kept, live }: Run): Promise<void> {
  const { name, routes } = built.manifest;
  const version = live[name];
  if (version === undefined) return;
  const whole = await scratch.read(name, version);
  const paths = routes.filter(({ id }) => kept.includes(id)).map(({ path }) => path);
  const ids = whole.manifest.routes.filter(({ path }) => paths.includes(path)).map(({ id }) => id);
  await scratch.drop(name, version);
  await scratch.lay(brokenBuild(whole, { version, kept: ids }));
}

/** The build without any break. @throws {CheckFailedError} where it is refused already: then nothing can be said of breaks */
async function checkWhole(run: Run): Promise<GateReport> {
  const { reports, trouble } = await checkBroken(run, 0);
  const [report] = reports;
  if (trouble !== null || !report) throw new ReleaseError(trouble ?? 'The check gave no report.');
  if (report.findings.length === 0) return report;
  throw new CheckFailedError(
    'The gate refuses the build as it is, so no break can be told from it.',
    findingTexts(report, report.findings),
  );
}

function drilled(name: string, { reports, trouble }: Awaited<ReturnType<typeof check>>): Drilled {
  const { what } = seeds[name] ?? { what: name };
  const [report] = reports;
  const [finding] = report?.findings ?? [];
  if (trouble !== null || !report || !finding)
    return { name, what, caughtBy: null, says: trouble ?? 'The gate lets it go live.' };
  const caughtBy = finding.kind === undefined ? finding.part : `${finding.part}, ${finding.kind}`;
  const [says = ''] = findingTexts(report, [finding]);
  return { name, what, caughtBy, says: says.replace(`${report.remote} ${report.version} `, '') };
}

async function tryAll(run: Run, names: readonly string[], report: GateReport) {
  const target = targetOf(run.built.manifest, report);
  const tried: Drilled[] = [];
  for (const [place, name] of names.entries()) {
    tried.push(drilled(name, await checkBroken(run, place + 1, seeds[name]?.made(target))));
  }
  return tried;
}

/**
 * Breaks copies of a section's build, one way after the other, and has the gate look at each beside what is live. Neither the store nor
 * the build is changed.
 * @param wanted the breaks, by their names
 * @throws {CheckFailedError} where the gate refuses the build without any break
 */
export async function drill(
  access: StoreAccess,
  section: string,
  wanted: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<Drill> {
  const checkFile = requireCheckFile(access);
  const built = readBuiltWorkspace(access.config.workspaceRoot, section);
  const { revision } = await readHead(access.store, access.trusted());
  const live = versionsOf(revision?.remotes ?? {});
  const kept = drillPages(built.manifest);
  const scratch = await openScratchStore(access, live, section);
  try {
    const { environment } = access.config;
    const run: Run = { scratch, checkFile, built, kept, live, environment, onProgress };
    await layLive(run);
    const whole = await checkWhole(run);
    const tried = await tryAll(run, wanted, whole);
    const addresses = whole.pages.flatMap((page) => page.addresses);
    return { addresses, beside: live[section] ?? null, browser: whole.browser, tried };
  } finally {
    await scratch.close();
  }
}
