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
  endOnUncaught(log);
  const endTracing = await startTracing({
    endpoint: config.traceEndpoint,
    service: 'api',
    report: () => log.warn('traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; this is said once'),
  });
  const service = await openService(config, log);
  stopOnSignal({ stop: () => service.stop().then(endTracing) }, log, config.drainWait + maxStopMs);
  await service.prepare();
}

/** Everything at once, so that one look mends it. */
function requireProductionReady({ unsetInProduction }: Config): void {
  if (unsetInProduction.length === 0) return;
  throw new Error(
    ['The api does not start with SITE_ENV=prod as it is configured.', ...unsetInProduction].join('\n- '),
  );
}

/** What nobody caught ends the process as ever, but its message goes through the log, not as it is to the terminal. */
function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends: an error was not caught');
    process.exit(1);
  });
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
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

main().catch((error: unknown) => {
  // Stopped during startup: interrupted work is not a failure.
  if (isStopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
