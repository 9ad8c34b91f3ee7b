import type { Logger } from 'pino';
import { readConfig } from './config';
import { createLog } from './plugins/service-log';
import { type RunningService, openService } from './service';

const longestStopMs = 5_000;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const service = await openService(config, log);
  stopOnSignal(service, log);
  await service.prepare();
}

let isStopping = false;

function stopOnSignal(service: RunningService, log: Logger): void {
  const stop = async (signal: string) => {
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    log.info({ signal }, 'stopping');
    await service.stop();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

main().catch((error: unknown) => {
  // Told to stop while it was starting: what that interrupts is no failure.
  if (isStopping) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
