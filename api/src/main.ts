import { nodeWarnings } from '@site/shared/process/node-support';
import { endOnUncaught } from '@site/shared/process/uncaught-errors';
import { startTracing } from '@site/shared/telemetry/start-tracing';
import type { Logger } from 'pino';
import { type Config, readConfig } from './config';
import { keepFilesPrivate } from './database/private-files';
import { createLog } from './plugins/service-log';
import { type RunningService, openService } from './service';

const maxStopMs = 5_000;

async function main(): Promise<void> {
  keepFilesPrivate();
  const config = readConfig();
  requireProductionReady(config);
  const log = createLog(config.logLevel);
  for (const warning of nodeWarnings(config.siteEnv)) log.warn(warning);
  let drain = async (): Promise<void> => undefined;
  const limit = config.drainWait + maxStopMs;
  endOnUncaught({ log, drain: () => drain(), limit });
  const endTracing = await startTracing({
    endpoint: config.traceEndpoint,
    service: 'api',
    report: () => log.warn('traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; this is said once'),
  });
  const service = await openService(config, log);
  drain = () => service.stop().then(endTracing);
  stopOnSignal({ stop: drain }, log, limit);
  await service.prepare();
}

/** Everything at once, so that one look mends it. */
function requireProductionReady({ unsetInProduction }: Config): void {
  if (unsetInProduction.length === 0) return;
  throw new Error(
    ['The api does not start with SITE_ENV=prod as it is configured.', ...unsetInProduction].join('\n- '),
  );
}

let isStopping = false;

function stopOnSignal(service: Pick<RunningService, 'stop'>, log: Logger, limit: number): void {
  const stop = async (signal: string) => {
    isStopping = true;
    setTimeout(() => process.exit(1), limit).unref();
    log.info({ signal }, 'stopping');
    await service.stop();
    process.exit(0);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, (signal) => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'the service could not be stopped as it should');
        process.exit(1);
      });
    });
}

main().catch((error: unknown) => {
  // Stopped during startup: interrupted work is not a failure.
  if (isStopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
