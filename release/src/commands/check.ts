import { checkCandidate, requireSound } from '../operations/check-candidate';
import { openGate } from '../gate/gate';
import { progressLine } from '../gate/progress-line';
import { callLines, reportsLines } from '../gate/report-lines';
import { checkService } from '../gate/service-check';
import { readHead } from '../chain/head';
import { type Candidate, versionsOf } from '../operations/promote';
import { UsageError } from '../errors/release-error';
import type { StoreAccess } from '../operations/store-access';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { readTargets, serviceAddress } from './values';

type OnProgress = ReturnType<typeof progressLine>['report'];

/** What a promotion would look at, without one. */
async function checkVersions(access: StoreAccess, targets: Candidate, onProgress: OnProgress): Promise<Outcome> {
  const { store } = access;
  const keys = access.trusted();
  await requireSound(store, keys, targets, new Date());
  const { revision } = await readHead(store, keys);
  const versions = { ...versionsOf(revision?.remotes ?? {}), ...targets };
  const changed = Object.keys(targets);
  await checkCandidate(store, keys, { versions, changed });
  const { reports, reasons } = await openGate(access, onProgress)(versions, changed);
  return { data: { reports }, lines: reportsLines(reports), exitCode: reasons.length ? 1 : 0 };
}

/** What every live release asks, asked of another service. */
async function checkOfService(access: StoreAccess, service: string, onProgress: OnProgress): Promise<Outcome> {
  const { reports, reasons } = await checkService(access, service, onProgress);
  const sum = reasons.length
    ? `${service} does not answer all that live releases ask: ${reasons.length} refused.`
    : `${service} answers every reading call of the ${reports.length} live releases.`;
  return { data: { service, reports }, lines: [...callLines(reports), sum], exitCode: reasons.length ? 1 : 0 };
}

async function check({ access }: CommandContext, { names, options }: Input<{ service?: string }>): Promise<Outcome> {
  const { service } = options;
  if (service !== undefined && names.length > 0) {
    throw new UsageError('--service asks for all live releases: name none.');
  }
  const line = progressLine();
  try {
    if (service !== undefined) return await checkOfService(access, service, line.report);
    return await checkVersions(access, readTargets(names, 'check'), line.report);
  } finally {
    line.clear();
  }
}

export const addCheck: AddCommand = (program, run) => {
  reading(program.command('check').helpGroup(GROUPS.live))
    .argument('[name@version...]')
    .description('what a promotion would look at: files, every page on the server and in a browser, and calls')
    .option('--service <url>', 'ask this service what all live releases ask; before an api is deployed', serviceAddress)
    .addHelpText('after', examples('check mf-help@1.3.0', 'check --service http://127.0.0.1:9081'))
    .action(run(check));
};
