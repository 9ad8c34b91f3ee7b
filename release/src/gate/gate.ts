import { existsSync } from 'node:fs';
import { findBrowser } from '@site/shared/process/find-browser';
import type { GateReport, GateRequest } from '@site/shared/contract/gate-report';
import { ReleaseError } from '../errors/release-error';
import type { SigningKey } from '../keys/signing-keys';
import type { GateCheck, GateResult } from '../operations/check-candidate';
import type { StoreAccess } from '../operations/store-access';
import { readHead } from '../chain/head';
import { checkerKey, checkKey } from './check-key';
import { summarised } from './gate-result';
import { keepLooks, keptLooks } from './kept-looks';
import { keepReport, sparingReport } from './kept-reports';
import { type CheckRun, type Progress, runCheck } from './run-check';

type OnProgress = (progress: Progress) => void;
type Candidate = GateRequest['versions'];

/** The check of the shell's build. @throws {ReleaseError} where there is none: then nothing is promoted */
export function requireCheckFile({ config }: StoreAccess): string {
  const { checkFile } = config;
  if (existsSync(checkFile)) return checkFile;
  throw new ReleaseError(
    `There is no check: ${checkFile} is not there. Build it with npm run build -- shell, or say why it is to be promoted ` +
      'without one: --ungated "<reason>".',
  );
}

/** Whoever only checks may have no promote key; such a report is kept to be read, and spares nobody a check. */
function signingKey(access: StoreAccess): SigningKey | null {
  try {
    const { signing, trusted } = access.keys();
    return trusted.entry(signing.id)?.role === 'promote' ? signing : null;
  } catch {
    return null;
  }
}

/** Calls are asked of the service again whatever was kept: it changes without the release. */
function withCallsOf(kept: GateReport, { calls, findings }: GateReport): GateReport {
  return { ...kept, calls, findings };
}

/** Of what is checked the versions that are live, other than itself. */
async function liveOf(
  { store, trusted }: StoreAccess,
  candidate: Candidate,
  changed: readonly string[],
): Promise<Record<string, string>> {
  const { revision } = await readHead(store, trusted());
  const versions = changed.map((name) => [name, revision?.remotes[name]?.version] as const);
  return Object.fromEntries(
    versions.filter((one): one is readonly [string, string] => one[1] !== undefined && one[1] !== candidate[one[0]]),
  );
}

/** A version that is checked, and the live one that it is held beside. */
type Checkable = { name: string; version: string; beside: string | undefined };
type Known = { key: string; kept: GateReport | undefined };

async function knownOf(
  access: StoreAccess,
  checkFile: string,
  candidate: Candidate,
  release: Checkable,
): Promise<Known> {
  const { store } = access;
  const key = await checkKey(store, checkFile, candidate, release.name);
  const hasBrowser = findBrowser() !== undefined;
  return { key, kept: await sparingReport(store, access.trusted(), { ...release, key, hasBrowser }) };
}

async function keepAll(access: StoreAccess, reports: readonly GateReport[], known: Map<string, Known>): Promise<void> {
  const signing = signingKey(access);
  for (const report of reports) {
    const { key = '', kept } = known.get(report.remote) ?? {};
    if (!kept) await keepReport(access.store, signing, { key, report });
  }
}

/** What was found good of the pages of the sections that are looked at. */
async function looksOf({ store, trusted }: StoreAccess, checkFile: string, wanted: GateRequest['wanted']) {
  const names = Object.entries(wanted).filter(([, want]) => want === 'everything');
  const key = checkerKey(checkFile);
  const kept = await Promise.all(names.map(([name]) => keptLooks(store, trusted(), { name, key })));
  return kept.flat();
}

async function keepAllLooks(access: StoreAccess, checkFile: string, { looks, reports }: CheckRun): Promise<void> {
  const signing = signingKey(access);
  if (!signing) return;
  const key = checkerKey(checkFile);
  for (const { remote, version, checkedAt } of reports)
    for (const one of looks.filter((own) => own.remote === remote))
      await keepLooks(access.store, signing, version, { key, checkedAt, looks: one });
}

async function check(
  access: StoreAccess,
  candidate: Candidate,
  changed: readonly string[],
  onProgress: OnProgress,
): Promise<GateResult> {
  const checkFile = requireCheckFile(access);
  const live = await liveOf(access, candidate, changed);
  const known = new Map<string, Known>();
  for (const name of changed)
    known.set(
      name,
      await knownOf(access, checkFile, candidate, { name, version: candidate[name] ?? '', beside: live[name] }),
    );
  const wantedOf = ({ kept }: Known) =>
    kept ? Object.fromEntries(kept.calls.map(({ name, asked }) => [name, asked])) : 'everything';
  const wanted: GateRequest['wanted'] = Object.fromEntries([...known].map(([name, one]) => [name, wantedOf(one)]));
  const request = { storeRoot: access.config.storeRoot, versions: { ...candidate }, wanted, live };
  const kept = await looksOf(access, checkFile, wanted);
  const run = await runCheck(checkFile, request, onProgress, { kept });
  if (run.trouble !== null) throw new ReleaseError(run.trouble);
  const { reports } = run;
  await keepAll(access, reports, known);
  await keepAllLooks(access, checkFile, run);
  return summarised(
    reports.map((report) => {
      const before = known.get(report.remote)?.kept;
      return before ? withCallsOf(before, report) : report;
    }),
  );
}

/**
 * The gate of this machine, for a promotion, a canary or `release check`: what was found good of the same bytes is not looked
 * at again, all else is, and every report is kept beside its version.
 * @throws {ReleaseError} where there is no check, or it could not look
 */
export function openGate(access: StoreAccess, onProgress: OnProgress = () => undefined): GateCheck {
  return (candidate, changed) => check(access, candidate, changed, onProgress);
}
