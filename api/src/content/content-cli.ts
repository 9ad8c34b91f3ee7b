import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import { contentCommand } from './content-command';

keepFilesPrivate();
contentCommand(process.argv.slice(2), () => connectCommands(readConfig())).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
