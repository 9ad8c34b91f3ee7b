import { join, resolve } from 'node:path';
import { databaseOf, newestOf } from '../archive/backup-facts';
import { backUp } from '../operations/backup';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

async function makeBackup({ access }: CommandContext, { options }: Input<{ to?: string }>): Promise<Outcome> {
  const now = new Date();
  const time = now.toISOString().slice(0, 19).replace(/[-:]/g, '');
  const file = resolve(options.to ?? join(access.config.dataDir, 'backups', `site-${time}Z.tar`));
  const backup = await backUp(access, file, now);
  const { revisions, releases, at, files, faults } = backup;
  const lines = [
    `${file} holds ${revisions} revisions, ${releases} releases, ${databaseOf(backup)}, and every lead accepted up to ${at}.`,
    newestOf(backup),
    `Its ${files} files were read back and have the hashes that it lists. The keys are not in it: keep them elsewhere.`,
  ];
  const warning = faults.length ? ['The backup is whole, and the store has faults, which are in it too:'] : [];
  return { data: backup, lines, warnings: [...warning, ...faults], exitCode: faults.length ? 1 : 0 };
}

const HELP = `
The site runs meanwhile. Run it as the user of the site, where DATA_DIR is. Copy the file to another machine.
Its list of hashes shows damage, not forgery: only revisions and releases are signed.`;

export const addBackup: AddCommand = (program, run) => {
  reading(program.command('backup').helpGroup(GROUPS.upkeep))
    .description('one file of store, chain, database and leads, read back')
    .option('--to <file>', 'the file to make; else one in backups of DATA_DIR')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('backup', 'backup --to /mnt/backups/site.tar'))
    .action(run(makeBackup));
};
