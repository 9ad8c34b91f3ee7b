import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { readPushSettings, readTarget } from './push-config';
import { pushToEngine, readAddresses } from './push-to-engine';

/** Tells a search engine of every address of the running site: `npm run push -- baidu|bing`. */
async function main(): Promise<void> {
  const target = readTarget(process.argv[2]);
  const settings = readPushSettings(target);
  await pushToEngine(target, settings, await readAddresses(settings.origin), (sentence) => console.log(sentence));
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
