import { resolve } from 'node:path';
import { databaseOf, newestOf } from '../archive/backup-facts';
import { restore } from '../operations/restore';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

type Options = { dataDir: string; withFaults?: boolean };

async function restoreBackup({ access }: CommandContext, { names, options }: Input<Options>): Promise<Outcome> {
  const [file = ''] = names;
  const { withFaults } = options;
  const restored = await restore(access, resolve(file), { dataDir: resolve(options.dataDir), withFaults });
  const { dataDir, revisions, releases, at, faults } = restored;
  const lines = [
    `${dataDir} has ${revisions} revisions, ${releases} releases, ${databaseOf(restored)}, and every lead accepted up to ${at}.`,
    newestOf(restored),
    `To serve it: DATA_DIR=${dataDir} npm start`,
  ];
  return { data: restored, lines, warnings: faults, exitCode: 0 };
}

const HELP = `
First every hash is checked, and this machine's keyring (TRUSTED_KEYS) proves the chain and every release.
Database and leads are not signed: the list of hashes shows damage, not forgery.`;

export const addRestore: AddCommand = (program, run) => {
  reading(program.command('restore').helpGroup(GROUPS.upkeep))
    .argument('<file>')
    .description('make a data folder of a backup')
    .requiredOption('--data-dir <folder>', 'a folder that is empty or not there yet')
    .option('--with-faults', 'although the store in the backup has faults')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('restore site.tar --data-dir /srv/site/data'))
    .action(run(restoreBackup, 'nothing'));
};
