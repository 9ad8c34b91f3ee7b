import { inputFolders } from '../bundle/inputs-hash';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { outputFolder, remoteNames } from '@site/shared/repository/workspaces';
import { keepFilesPrivate } from '../../../api/src/database/private-files';
import { buildAll } from './build';
import { prepareDataFolder } from './data-folder';
import { type DevArguments, readDevArguments } from './dev-arguments';
import { claimDevelopment, developmentSettings, DevelopmentStore } from './development-store';
import { developGallery } from './gallery';
import { HotServer } from './hot-server';
import { liveReleases } from './live-releases';
import { LiveSections } from './live-sections';
import { plainReason } from './plain-reason';
import type { RunningSite } from './running-site';
import { requireFreePort, requireFreePorts } from './services';
import type { Settings } from './settings';
import { SectionFaults } from './section-faults';
import { runSiteCommand } from './site-command';
import { step } from './step';
import { ThrownErrors } from './thrown-errors';
import { TypeChecks } from './type-checks';
import { watchContent } from './watch-content';
import { watchShell } from './watch-shell';

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

function shellVariables(settings: Settings, asked: DevArguments): Record<string, string> {
  const { dataDir, assetStore } = developmentSettings(settings);
  return {
    ...variablesOf(asked),
    DATA_DIR: dataDir,
    ASSET_STORE: assetStore,
    SHELL_DIST: outputFolder('shell', 'development'),
    HOT_SERVER: new HotServer(settings.hotPort).address,
    RENDER_WORKERS: '1',
  };
}

/** What was started, and where. */
function printAddresses(
  site: RunningSite,
  hot: HotServer,
  settings: Settings,
  { names, site: elsewhere }: DevArguments,
) {
  const api = `http://127.0.0.1:${settings.apiPort}`;
  const places = {
    'The site': site.address,
    'Its health': `${site.operations}/-/health`,
    'The api': elsewhere ? `${elsewhere}: a form that you send there books a real lead` : api,
    'New builds': `${hot.address}: ${names.join(', ')}`,
    Folders: `${settings.dataDir}; of this run alone ${developmentSettings(settings).dataDir}`,
  };
  console.log('');
  for (const [what, where] of Object.entries(places)) console.log(`  ${what.padEnd(12)}${where}`);
  console.log(`\nReady after ${process.uptime().toFixed(1)} s. Saved changes show by themselves; Ctrl-C stops it.`);
}

async function develop(site: RunningSite, settings: Settings, asked: DevArguments): Promise<void> {
  const sections = asked.names.filter((name) => name !== 'shell');
  const others = remoteNames().filter((name) => !sections.includes(name));
  await requireFreePorts(settings, asked.site ? 'shell' : 'shell and api');
  await requireFreePort(settings.hotPort, 'HOT_PORT');
  prepareDataFolder(settings.dataDir);
  site.endWith(claimDevelopment(developmentSettings(settings)));
  const hot = new HotServer(settings.hotPort);
  await hot.listen();
  const faults = new SectionFaults(hot);
  const types = new TypeChecks(faults);
  site.endWith(() => types.stop());
  const live = new LiveSections(site, hot, faults, sections, (section) => types.add(section));
  const thrown = new ThrownErrors(site, live, faults);
  site.readShellLog((line) => thrown.readLog(line));
  hot.onThrown((error) => thrown.readPage(error));
  site.endWith(() => hot.close());
  site.endWith(() => live.stop());
  const api = asked.site ? undefined : step('Starting the api (database, migrations, content)', () => site.startApi());
  const first = step(`Building ${sections.join(', ') || 'no section'} for development`, () => live.start());
  const published = await liveReleases(settings, others);
  const rest = others.filter((name) => !published.some(({ manifest }) => manifest.name === name));
  await step('Building what else changed', () => buildAll(['api', 'shell', ...rest], 'development'));
  const store = await DevelopmentStore.lay(developmentSettings(settings), rest, published);
  for (const { manifest } of published) console.log(`  ${manifest.name.padEnd(14)} ${manifest.version}, which is live`);
  await first;
  await live.publishTo(store);
  await Promise.all([api, step('Starting the shell', () => site.startShell())]);
  live.reportRunning();
  if (!asked.site) site.endWith(watchContent(site, hot, faults));
  if (asked.names.includes('shell')) watchShell(inputFolders('shell'), site, hot);
  printAddresses(site, hot, settings, asked);
  if (asked.showOn) console.log(showCommands(site, asked));
}

async function main(): Promise<void> {
  keepFilesPrivate();
  if (process.argv[2] === 'gallery') return developGallery();
  const asked = readDevArguments(process.argv.slice(2), ['shell', ...remoteNames()]);
  runSiteCommand(
    (site, settings) => develop(site, settings, asked),
    (settings) => shellVariables(settings, asked),
  );
}

ignoreClosedOutput();
main().catch((error: unknown) => {
  console.error(plainReason(error));
  process.exitCode = 1;
});
