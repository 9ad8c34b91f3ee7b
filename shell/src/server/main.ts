import path from 'node:path';
import pino from 'pino';
import { readConfig, type ShellConfig } from '../config';
import { createShell, type Shell } from './app';
import { readShellManifest } from './releases/read-shell-manifest';

/** Shutdown timeout in milliseconds: then the process exits with open connections (docs/faults.md F18). */
const drainLimit = 4500;

function plainReason(error: unknown, { port }: ShellConfig): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES') return `This user may not open port ${port}. Set PORT to one above 1023.`;
  return message;
}

function stopOn(signals: readonly NodeJS.Signals[], shell: Shell): void {
  for (const signal of signals) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), drainLimit).unref();
      void shell.close().then(() => process.exit(0));
    });
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { part: 'shell' } });
  const shell = await createShell(
    config,
    readShellManifest(config),
    path.join(config.distDir, 'server/worker.cjs'),
    log,
  );
  stopOn(['SIGTERM', 'SIGINT'], shell);
  try {
    await shell.app.listen({ host: config.host, port: config.port });
    log.info(
      { environment: config.site.environment, assets: config.publicAssetUrl || config.site.origin },
      'listening',
    );
  } catch (error) {
    throw new Error(plainReason(error, config));
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
