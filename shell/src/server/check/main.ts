import { text } from 'node:stream/consumers';
import { GateRequest, type GateMessage } from '@site/shared/contract/gate-report';
import { KeptLooks } from '@site/shared/contract/kept-looks';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readConfig } from '../../config/config';
import { checkReleases } from './check-releases';
import { freePort } from '@site/shared/process/free-port';
import { onLoopback } from './loopback-config';

function send(message: GateMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** @throws {Error} where it is in a form that this check does not know */
function readKept(json: string): KeptLooks[] {
  const kept: unknown = JSON.parse(json);
  if (!Value.Check(Type.Array(KeptLooks), kept))
    throw new Error('The check was told of looks in a form that it does not know.');
  return kept;
}

/**
 * The gate before a promotion: `node check.cjs <a GateRequest as JSON>`, with what is kept of earlier checks on its standard input where the
 * request says so; prints a GateMessage in each line. Ends with 0 when
 * nothing speaks against the releases, with 1 when something does, and with 2 and a sentence when it could not look.
 */
async function main(): Promise<number> {
  const request: unknown = JSON.parse(process.argv[2] ?? '');
  if (!Value.Check(GateRequest, request)) throw new Error('The check was asked in a form that it does not know.');
  const config = onLoopback(readConfig(), await freePort(), request.service);
  const kept = request.kept ? readKept(await text(process.stdin)) : [];
  const { reports, looks } = await checkReleases(config, request, {
    kept,
    onProgress: (progress) => send({ progress }),
  });
  for (const report of reports) send({ report });
  for (const one of looks) send({ looks: one });
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
