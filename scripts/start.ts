import { buildAll } from './build';
import { publishLocal } from './publish-local';
import { requireFreePort } from './services';
import { runSiteCommand } from './site-command';
import { step } from './step';

runSiteCommand(async (site, settings) => {
  const started = Date.now();
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.apiPort, 'API_PORT');
  await step('Building what changed', () => buildAll());
  await step('Publishing to the local store', () => publishLocal(settings));
  await step('Starting the api (database, migrations, content)', () => site.startApi());
  await step('Starting the shell', () => site.startShell());
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\nReady after ${seconds} s: ${site.address}\nCtrl-C stops it.`);
});
