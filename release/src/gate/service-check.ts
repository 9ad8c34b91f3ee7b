import type { GateReport, GateRequest } from '@site/shared/contract/gate-report';
import { withCanaries } from '../chain/canary-state';
import { readHead } from '../chain/head';
import { ReleaseError } from '../errors/release-error';
import type { LiveVersions } from '../chain/revision';
import type { StoreAccess } from '../operations/store-access';
import { requireCheckFile } from './gate';
import { findingText } from './gate-result';
import { type Progress, runCheck } from './run-check';

type Live = Record<string, LiveVersions>;

/** The live versions, and where there are canaries the set of a visitor who is in all of them. */
function setsOf(live: Live): GateRequest['versions'][] {
  const versions = Object.entries(live);
  const main = Object.fromEntries(versions.map(([name, { version }]) => [name, version]));
  const hasCanary = versions.some(([, { canaryVersion }]) => canaryVersion !== null);
  return hasCanary ? [main, withCanaries({ remotes: live })] : [main];
}

/** Of the second set only what differs from the first. */
function wantedOf(versions: GateRequest['versions'], first: GateRequest['versions'] | undefined) {
  const names = Object.keys(versions).filter((name) => first?.[name] !== versions[name]);
  return Object.fromEntries(names.map((name) => [name, 'calls' as const]));
}

/**
 * Asks a service every reading call that a live release declares, as its pages make it with the content of that service: to
 * be run before the service takes the place of the present one.
 * @throws {ReleaseError} where nothing is live, or the check could not look
 */
export async function checkService(
  access: StoreAccess,
  service: string,
  onProgress: (progress: Progress) => void,
): Promise<{ reports: GateReport[]; reasons: string[] }> {
  const checkFile = requireCheckFile(access);
  const { revision } = await readHead(access.store, access.trusted());
  if (!revision) throw new ReleaseError('Nothing is live yet, so no release asks anything.');
  const reports: GateReport[] = [];
  const sets = setsOf(revision.remotes);
  for (const [place, versions] of sets.entries()) {
    const wanted = wantedOf(versions, place > 0 ? sets[0] : undefined);
    const request = { storeRoot: access.config.storeRoot, versions, wanted, live: {}, service };
    const run = await runCheck(checkFile, request, onProgress);
    if (run.trouble !== null) throw new ReleaseError(run.trouble);
    reports.push(...run.reports);
  }
  const reasons = reports.flatMap((report) =>
    report.findings.filter(({ part }) => part === 'calls').map((finding) => findingText(report, finding)),
  );
  return { reports, reasons };
}
