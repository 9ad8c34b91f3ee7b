import { readConfig } from '../config';
import { keepFilesPrivate } from '../database/private-files';
import { contentCommand } from './content-command';
import { factCommands } from './fact-commands';

const config = readConfig();
const [name = '', ...rest] = process.argv.slice(2);

/** What `import` makes of the data is private; a file that an editor goes on with is not. */
async function connect() {
  keepFilesPrivate();
  // A check opens no database, and takes a quarter less time without its code.
  const { connectCommands } = await import('../control/control-client');
  return connectCommands(config);
}

/** Commands on facts read files and pages; they open no database. */
async function run(): Promise<string> {
  const onFacts = factCommands[name];
  if (onFacts) return onFacts(rest, config.contentDir);
  return contentCommand(process.argv.slice(2), { contentDir: config.contentDir, now: () => new Date(), connect });
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
