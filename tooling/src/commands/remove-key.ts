import { rmSync } from 'node:fs';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';

/**
 * Removes the file that `write-key` wrote, as the last step of a job, whatever became of it. One that is not there is no
 * fault: the job may have ended before.
 */
function main(): void {
  const { RELEASE_PUBLISH_KEY: publish, RELEASE_PROMOTE_KEY: promote } = process.env;
  const file = publish || promote;
  if (!file || (publish && promote))
    throw new Error('RELEASE_PUBLISH_KEY or RELEASE_PROMOTE_KEY, one of the two, names the file to remove.');
  rmSync(file, { force: true });
  console.log(`No key is in ${file} any more.`);
}

ignoreClosedOutput();
try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
