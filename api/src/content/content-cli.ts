import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import { contentCommand } from './content-command';
import { factCommands } from './fact-commands';

const [name = '', ...rest] = process.argv.slice(2);

/** Commands on facts read files and pages; they open no database. */
async function run(): Promise<string> {
  const onFacts = factCommands[name];
  if (onFacts) return onFacts(rest, readConfig().contentDir);
  keepFilesPrivate();
  return contentCommand(process.argv.slice(2), () => connectCommands(readConfig()));
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
