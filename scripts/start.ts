import { buildAll } from './build';
import { publishLocal } from './publish-local';
import { requireFreePort, type Service, startService, stopServices, waitUntilReady } from './services';
import { readSettings } from './settings';
import { step } from './step';

/** The first start of the embedded database makes its files, which takes up to half a minute on a slow machine. */
const apiLimit = 120_000;
const shellLimit = 30_000;

/** One plain sentence for what went wrong, whatever threw it. */
function plainReason(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write ${path ?? 'the data folder'}. Set DATA_DIR to a folder that it may write.`;
  return code === 'ENOSPC' ? 'The disk is full; nothing was started.' : (message ?? String(error));
}

async function main(): Promise<void> {
  const started = Date.now();
  const services: Service[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stopServices(services);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('\nStopping …');
      void stop(0);
    });
  }
  try {
    const settings = readSettings();
    await requireFreePort(settings.port, 'PORT');
    await requireFreePort(settings.apiPort, 'API_PORT');
    await step('Building what changed', () => buildAll());
    await step('Publishing to the local store', () => publishLocal(settings));
    await step('Starting the api (database, migrations, content)', async () => {
      const api = startService('The api', ['--import', 'tsx', 'api/src/main.ts'], {}, 'ignore');
      services.push(api);
      await waitUntilReady(api, `http://127.0.0.1:${settings.apiPort}/readyz`, apiLimit);
    });
    await step('Starting the shell', async () => {
      const shell = startService('The shell', ['--enable-source-maps', 'shell/dist/server/main.cjs'], {}, 'ignore');
      services.push(shell);
      await waitUntilReady(shell, `http://127.0.0.1:${settings.port}/-/health`, shellLimit);
    });
    console.log(
      `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s: http://127.0.0.1:${settings.port}\nCtrl-C stops it.`,
    );
    for (const { name, exited } of services) {
      void exited.then((code) => {
        if (stopping) return;
        console.error(`${name} ended unexpectedly with code ${code}.`);
        void stop(1);
      });
    }
  } catch (error) {
    if (!stopping) console.error(plainReason(error));
    await stop(1);
  }
}

void main();
