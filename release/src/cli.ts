import { readConfig } from './config';
import { openStoreAccess } from './store-access';
import { runCli } from './run-cli';
import { liveWatch } from './shell-health';

const printer = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) };

runCli(process.argv.slice(2), () => ({ access: openStoreAccess(readConfig()), watch: liveWatch }), printer).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
);
