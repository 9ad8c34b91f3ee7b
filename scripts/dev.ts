import path from 'node:path';
import { inputFolders } from '@site/shared/build/inputs-hash';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import { buildAll } from './build';
import { ChangeQueue } from './change-queue';
import { prepareDataFolder } from './data-folder';
import { type DevArguments, readDevArguments } from './dev-arguments';
import { plainReason } from './plain-reason';
import { publishLocal } from './publish-local';
import type { RunningSite } from './running-site';
import { requireFreePorts } from './services';
import type { Settings } from './settings';
import { runSiteCommand } from './site-command';
import { step } from './step';
import { watchFolder } from './watch-folder';

/** A running shell takes a revision within a second; after this long it says why it did not, in milliseconds. */
const patience = 10_000;
const askEvery = 100;

type Health = { newest: number; revision: number; remotes: Record<string, string>; error: string | null };

async function health(site: RunningSite): Promise<Health> {
  return (await (await fetch(`${site.operations}/-/health`)).json()) as Health;
}

/** Waits until the shell runs what was published last, or says why it does not. */
async function takenOver(site: RunningSite): Promise<string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const { error, newest, revision } = await health(site);
    if (error) return `The shell keeps the version before. ${error}`;
    if (newest === revision) return `Live at ${site.address}: reload the page.`;
    await new Promise((done) => setTimeout(done, askEvery));
  }
  return `The shell has not taken the new version after ${patience / 1000} s.`;
}

/** Builds, publishes and shows what the changed folders are part of. */
async function renew(site: RunningSite, settings: Settings, watched: string[], changed: string[]): Promise<void> {
  const names = watched.filter((name) => inputFolders(name).some((folder) => changed.includes(folder)));
  await step(`${changed.join(', ')} changed: building ${names.join(', ')}`, () => buildAll(names));
  await publishLocal(settings, names);
  if (names.includes('shell')) await step('Restarting the shell', () => site.restartShell());
  console.log(`  ${await takenOver(site)}`);
}

function watchSources(folders: ReadonlySet<string>, changed: (folder: string) => void): void {
  for (const folder of folders) {
    watchFolder(path.join(repositoryRoot, folder, 'src'), (file) => {
      if (!/\.test\.tsx?$/.test(file)) changed(folder);
    });
  }
}

/** The calls of a site that runs elsewhere are answered there; one that may show the sections of this shell is named to it. */
function variablesOf({ site, showOn }: DevArguments): Record<string, string> {
  return {
    ...(site && { BASE_API_URL: site, LIVE_API_URL: site, CMS_API_URL: site }),
    ...(showOn && { OVERRIDE_SITES: showOn }),
  };
}

/** What brings the sections of this machine to that site. */
function showCommands({ address }: RunningSite, { names, showOn }: DevArguments): string {
  const sections = names.filter((name) => name !== 'shell');
  const lines = sections.map((name) => `npm run release -- preview ${name} --dev ${address} --site ${showOn}`);
  return `\nA link that shows it on ${showOn}, signed where its promote key is:\n  ${lines.join('\n  ')}`;
}

async function start(site: RunningSite, settings: Settings, { site: elsewhere }: DevArguments): Promise<void> {
  await requireFreePorts(settings, elsewhere ? 'shell' : 'shell and api');
  prepareDataFolder(settings.dataDir);
  await step('Building what changed', () => buildAll());
  await step('Publishing to the local store', () => publishLocal(settings));
  if (elsewhere) console.log(`▸ Calls are answered by ${elsewhere}: a form that you send there books a real lead.`);
  else await step('Starting the api (database, migrations, content)', () => site.startApi());
  await step('Starting the shell', () => site.startShell());
}

function develop(site: RunningSite, settings: Settings, asked: DevArguments): void {
  const { names } = asked;
  const queue = new ChangeQueue(
    (changed) => renew(site, settings, names, changed),
    (error) => console.error(`  ${plainReason(error)} The site shows the version before; save again to retry.`),
  );
  watchSources(new Set(names.flatMap(inputFolders)), (folder) => queue.add(folder));
  console.log(`\n${site.address} shows every saved change of ${names.join(', ')}.\nCtrl-C stops it.`);
  if (asked.showOn) console.log(showCommands(site, asked));
}

function main(): void {
  const asked = readDevArguments(process.argv.slice(2), ['shell', ...remoteNames()]);
  runSiteCommand(async (site, settings) => {
    await start(site, settings, asked);
    develop(site, settings, asked);
  }, variablesOf(asked));
}

try {
  main();
} catch (error) {
  console.error(plainReason(error));
  process.exitCode = 1;
}
