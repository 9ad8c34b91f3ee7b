import { GateReport } from '@site/shared/contract/gate-report';
import { type Static, Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import type { ReleaseStore } from '../store/release-store';
import { type SigningKey, SIGNATURE_PATTERN, type TrustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';
import { checkFolder } from '../store/store-paths';
import { isOfLooks } from './kept-looks';
import { isVouchedAt } from './vouched';

/** A version is checked a few times; whoever can write the store can lay any number of files beside it. */
const mostReports = 50;

const Kept = Type.Object({
  /** What the report depends on (check-key.ts). */
  key: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  report: GateReport,
  /** Of a promote key; null where the check was run by somebody without one. */
  signature: Type.Union([Type.String({ pattern: SIGNATURE_PATTERN }), Type.Null()]),
});

export interface KeptReport {
  key: string;
  report: GateReport;
  /** Whether a promote key vouches for it: only such a one spares a check. */
  vouched: boolean;
}

type Body = Omit<Static<typeof Kept>, 'signature'>;

function bytesToSign({ key, report }: Body): Buffer {
  return Buffer.from(stableJson({ key, report }));
}

/** Keeps a report beside its version. Each check has a file of its own, because the store never overwrites. */
export async function keepReport(store: ReleaseStore, signing: SigningKey | null, body: Body): Promise<void> {
  const { remote, version, checkedAt } = body.report;
  const signature = signing?.sign('check', bytesToSign(body)) ?? null;
  const name = `${checkedAt.replace(/\D/g, '')}-${body.key.slice(0, 16)}.json`;
  await store.putFile(`${checkFolder(remote, version)}/${name}`, Buffer.from(stableJson({ ...body, signature })));
}

function isVouched(keys: TrustedKeys, { signature, ...body }: Static<typeof Kept>): boolean {
  return signature !== null && isVouchedAt(keys, body.report.checkedAt, bytesToSign(body), signature);
}

async function readKept(store: ReleaseStore, keys: TrustedKeys, path: string): Promise<KeptReport[]> {
  try {
    const kept = parseChecked((await store.read(path)) ?? Buffer.alloc(0), Kept, path);
    return [{ key: kept.key, report: kept.report, vouched: isVouched(keys, kept) }];
  } catch {
    // A damaged report is none: the version is checked again.
    return [];
  }
}

/** The newest kept reports of a version, newest first; one that cannot be read is left out. */
export async function keptReports(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  version: string,
): Promise<KeptReport[]> {
  const folder = checkFolder(name, version);
  const paths = (await store.list(folder))
    .filter((path) => !isOfLooks(path))
    .sort()
    .reverse()
    .slice(0, mostReports);
  const kept: KeptReport[] = [];
  for (const path of paths) kept.push(...(await readKept(store, keys, path)));
  return kept.filter(({ report }) => report.remote === name && report.version === version);
}

/**
 * The newest report that spares a check of unchanged bytes: good, vouched for, by a browser where there is one, and beside the version that
 * is live; any where that is nothing else than the version itself.
 */
export async function sparingReport(
  store: ReleaseStore,
  keys: TrustedKeys,
  release: { name: string; version: string; beside: string | undefined; key: string; hasBrowser: boolean },
): Promise<GateReport | undefined> {
  const kept = await keptReports(store, keys, release.name, release.version);
  return kept.find(
    ({ key, report, vouched }) =>
      vouched &&
      key === release.key &&
      report.findings.length === 0 &&
      (release.beside === undefined || report.beside === release.beside) &&
      (report.browser !== null || !release.hasBrowser),
  )?.report;
}
