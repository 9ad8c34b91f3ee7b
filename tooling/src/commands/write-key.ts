import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { writePrivateKey } from '@site/release/keys/key-files';

const usage =
  'RELEASE_KEY_PEM holds the key, and RELEASE_PUBLISH_KEY or RELEASE_PROMOTE_KEY names the file that is to hold it.';

/** Puts the private key of a pipeline's secrets into the file that the commands read, for its owner alone. */
async function main(): Promise<void> {
  const { RELEASE_KEY_PEM: pem, RELEASE_PUBLISH_KEY: publish, RELEASE_PROMOTE_KEY: promote } = process.env;
  const file = publish || promote;
  if (!pem || !file || (publish && promote)) throw new Error(usage);
  if (!(await writePrivateKey(file, `${pem.trim()}\n`)))
    throw new Error(`${file} is there already and stays as it is.`);
  console.log(`The key is in ${file}.`);
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
