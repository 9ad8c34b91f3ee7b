import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import pino from 'pino';
import { readConfig, type ShellConfig } from '../config';
import { createShell, type Shell } from './app';

/** After this long the process ends whatever is still open, in milliseconds (faults.md F18). */
const drainLimit = 4500;

function readShellManifest({ distDir }: ShellConfig): ReleaseManifest {
  const file = path.join(distDir, 'release.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  } catch {
    throw new Error(`The shell is not built: ${file} cannot be read. Run npm run build.`);
  }
}

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
  const shell = await createShell(config, readShellManifest(config), path.join(config.distDir, 'server/worker.cjs'), log);
  stopOn(['SIGTERM', 'SIGINT'], shell);
  try {
    await shell.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw new Error(plainReason(error, config));
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
