import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { readConfig } from '../config';
import { keepFilesPrivate } from '../database/private-files';
import { contentCommand } from './content-command';

const config = readConfig();

/** What `import` makes of the data is private; a file that an editor goes on with is not. */
async function connect() {
  keepFilesPrivate();
  // A check opens no database, and takes a quarter less time without its code.
  const { connectCommands } = await import('../control/control-client');
  return connectCommands(config);
}

ignoreClosedOutput();
contentCommand(process.argv.slice(2), { contentDir: config.contentDir, now: () => new Date(), connect }).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
