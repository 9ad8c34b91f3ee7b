import path from 'node:path';
import { readKeyring } from '@site/release/keys/keyring-file';
import { nodeWarnings } from '@site/shared/process/node-support';
import { endOnUncaught } from '@site/shared/process/uncaught-errors';
import { startTracing } from '@site/shared/telemetry/start-tracing';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { handledRelease } from '../render/processes/handled-release';
import { createShell, type Shell } from './app';
import { createLog } from './health/service-log';
import { requireProductionReady } from './production-start';
import { ShellEnds } from './releases/shell-ends';

/** Shutdown timeout in milliseconds: then the process exits with open connections (docs/faults.md F18). */
const drainLimit = 4500;

type Place = { host: string; port: number; variable: string };

function plainReason(error: unknown, { port, variable }: Place): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set ${variable} to a free one.`;
  if (code === 'EACCES') return `This user may not open port ${port}. Set ${variable} to one above 1023.`;
  return message;
}

/** Gives the address, as in `http://127.0.0.1:8080`; port 0 is any free one. */
async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    return await app.listen({ host: place.host, port: place.port });
  } catch (error) {
    throw new Error(plainReason(error, place));
  }
}

type Stop = { close: Shell['close']; limit: number };

function stopOn(signals: readonly NodeJS.Signals[], { close, limit }: Stop): void {
  for (const signal of signals) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), limit).unref();
      close().then(() => process.exit(0), endWith);
    });
  }
}

function endWith({ message }: Error): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  // What it writes (its copy of the last sets, what Node reports) is open to this user alone.
  process.umask(0o077);
  const config = readConfig();
  requireProductionReady(config, readKeyring(config.trustedKeys));
  const log = createLog(config.logLevel);
  let drain = async (): Promise<void> => undefined;
  const ends = new ShellEnds(path.join(config.dataDir, 'shell'));
  endOnUncaught({
    log,
    note: () => ends.note(handledRelease()),
    drain: () => drain(),
    limit: config.drainWait + drainLimit,
  });
  const endTracing = await startTracing({
    endpoint: config.traceEndpoint,
    service: 'shell',
    report: () => log.warn('traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; this is said once'),
  });
  const shell = await createShell(config, { setAside: ends.setAside }, log);
  const close = () => shell.close().then(endTracing);
  drain = close;
  stopOn(['SIGTERM', 'SIGINT'], {
    close: () => close().finally(() => ends.forget()),
    limit: config.drainWait + drainLimit,
  });
  const { host, port, opsHost, opsPort, site } = config;
  const address = await listen(shell.app, { host, port, variable: 'PORT' });
  // The second, because it says that the first is ready.
  const operations = await listen(shell.operations, { host: opsHost, port: opsPort, variable: 'OPS_PORT' });
  const assets = config.publicAssetUrl || site.origin;
  for (const warning of nodeWarnings(site.environment)) log.warn(warning);
  log.info({ address, operations, environment: site.environment, assets }, 'listening');
}

main().catch(endWith);
