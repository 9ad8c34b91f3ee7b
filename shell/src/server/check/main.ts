import { GateRequest, type GateMessage } from '@site/shared/contract/gate-report';
import { Value } from '@sinclair/typebox/value';
import { readConfig } from '../../config/config';
import { checkReleases } from './check-releases';
import { freePort } from '@site/shared/process/free-port';
import { onLoopback } from './loopback-config';

function send(message: GateMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/**
 * The gate before a promotion: `node check.cjs <a GateRequest as JSON>`; prints a GateMessage in each line. Ends with 0 when
 * nothing speaks against the releases, with 1 when something does, and with 2 and a sentence when it could not look.
 */
async function main(): Promise<number> {
  const request: unknown = JSON.parse(process.argv[2] ?? '');
  if (!Value.Check(GateRequest, request)) throw new Error('The check was asked in a form that it does not know.');
  const config = onLoopback(readConfig(), await freePort(), request.service);
  const reports = await checkReleases(config, request, (progress) => send({ progress }));
  for (const report of reports) send({ report });
  return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

main()
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 2;
  })
  .then(
    (code) => process.stdout.write('', () => process.exit(code)),
    () => process.exit(2),
  );
