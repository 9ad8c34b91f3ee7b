import { expect } from '@playwright/test';
import { inEachEngine } from '../../engines/engine-test';
import { waitFor } from '../../harness/wait';

inEachEngine('what an engine complains of is heard, however it tells', { everyDay: ['webkit'] }, async ({ tab }) => {
  const received: string[] = [];
  const hears = (word: string) =>
    waitFor(`the test hears of ${word}`, async () => {
      received.push(...(await tab.complaints()));
      return received.some((line) => line.includes(word));
    });
  await tab.open('/home/signUp');
  expect(await tab.complaints()).toEqual([]);
  await tab.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    void Promise.reject(new Error('a refused promise'));
    setTimeout(() => {
      throw new Error('an uncaught error');
    });
    const picture = new Image();
    picture.src = '/no-such-picture.png';
  });
  for (const word of ['a warning', 'an error', 'a refused promise', 'an uncaught error', 'no-such-picture'])
    await hears(word);
});

inEachEngine('a breach of the content policy reaches the log of the site', {}, async ({ tab, site }) => {
  await tab.open('/home/signUp');
  await tab.evaluate(() => {
    new Image().src = 'https://stranger.example/picture.png';
  });
  const reported = () => site.shell.lines.some((line) => /"blocked":"https:\/\/stranger\.example".*breach/.test(line));
  await waitFor('the shell logs the breach', reported);
  // The engine says so to the visitor's console as well.
  await tab.complaints();
  site.shell.lines.length = 0;
});
