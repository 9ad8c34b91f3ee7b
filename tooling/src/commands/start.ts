import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { requireFreeFolder } from '../../../api/src/database/folder-lock';
import { serviceFolder } from '../../../api/src/database/open-database';
import { buildAll } from './build';
import { prepareDataFolder } from './data-folder';
import { publishLocal } from './publish-local';
import { requireFreePorts } from './services';
import { runSiteCommand } from './site-command';
import { step } from './step';

ignoreClosedOutput();
runSiteCommand(async (site, settings) => {
  const started = Date.now();
  await requireFreePorts(settings, 'shell and api');
  prepareDataFolder(settings.dataDir);
  // Else this start would publish to the site that runs on it, before its own api finds out.
  requireFreeFolder(serviceFolder(settings.dataDir));
  const published = async () => {
    await step('Building what changed', () => buildAll());
    await step('Publishing to the local store', () => publishLocal(settings));
  };
  // The api needs no section.
  await Promise.all([step('Starting the api (database, migrations, content)', () => site.startApi()), published()]);
  await step('Starting the shell', () => site.startShell());
  if (settings.guard) site.startGuard();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `\nReady after ${seconds} s: ${site.address}\nHealth and metrics: ${site.operations}/-/health\nCtrl-C stops it.`,
  );
});
