import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { publishLocal } from './publish-local';
import { readSettings } from './settings';

/** Publishes what is built and makes it live, while the site runs: `tsx tooling/src/commands/publish.ts [name …]`. */
const names = process.argv.slice(2);

ignoreClosedOutput();
publishLocal(readSettings(), names.length > 0 ? names : undefined).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
