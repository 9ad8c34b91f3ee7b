import { plainReason } from './plain-reason';
import { RunningSite } from './running-site';
import { readSettings, type Settings } from './settings';

/** Variables of the shell alone. */
type ShellVariables = (settings: Settings) => Record<string, string>;
type Work = (site: RunningSite, settings: Settings) => Promise<void>;

/** Runs a command that serves the site until Ctrl-C or a failure of its start; a process that ends later is started again. */
async function serve(work: Work, shellEnv: ShellVariables): Promise<void> {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await site.stop();
    process.exit(code);
  };
  const settings = readSettings();
  const site = new RunningSite(settings, shellEnv(settings));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('\nStopping …');
      void stop(0);
    });
  }
  try {
    await work(site, settings);
  } catch (error) {
    if (!stopping) console.error(plainReason(error));
    await stop(1);
  }
}

/** As `serve`; what is wrong with the settings is one plain sentence too. */
export function runSiteCommand(work: Work, shellEnv: ShellVariables = () => ({})): void {
  serve(work, shellEnv).catch((error: unknown) => {
    console.error(plainReason(error));
    process.exitCode = 1;
  });
}
