import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import type { CommandContext } from './commands/command';
import { terminalOf } from './commands/terminal';
import { readConfig } from './config';
import { openStoreAccess } from './operations/store-access';
import { runCli } from './commands/run-cli';
import { liveWatch } from './shells/shell-health';

const printer = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) };

function open(): CommandContext {
  const terminal = terminalOf(process);
  return { access: openStoreAccess(readConfig()), watch: liveWatch, ...(terminal && { terminal }) };
}

ignoreClosedOutput();
runCli(process.argv.slice(2), open, printer).then((exitCode) => {
  process.exitCode = exitCode;
});
