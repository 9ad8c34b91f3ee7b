import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readSite, type ServedPage } from '../../api/src/content/read-site';
import { mostRepeated } from '../../api/src/content/repeated-sentences';
import { judgeFacts } from '../../api/src/content/fact-commands';
import { factTexts, judgeWording } from '../../api/src/content/wording-command';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { waitUntilPrepared } from '../harness/prepared';
import { visitedPages } from '../urls/visited-pages';

const content = path.join(repositoryRoot, 'api/content');
const marks = /示例/g;
const unseen = /<(script|style|template)\b[\s\S]*?<\/\1>/g;

const isFound = /[?&]q=/;

/** The pages of the list, one of each kind of content among them; they are read without the site's maps. What was searched is no fact. */
function readListed(origin: string): Promise<ServedPage[]> {
  const listed = visitedPages().filter(({ address, status }) => status === 200 && !isFound.test(address));
  return Promise.all(
    listed.map(async ({ address }) => ({ address, html: await (await fetch(`${origin}${address}`)).text() })),
  );
}

async function readWhole(origin: string): Promise<ServedPage[]> {
  await waitUntilPrepared(origin);
  return readSite(origin);
}

for (const [what, read, least, details] of [
  ['every address of the list', readListed, 100, {}],
  ['every address', readWhole, 400, everyCase],
] as const)
  test(
    `${what} says its own sentences under plain headings, no fact in two versions, and once at most that it is an example`,
    details,
    async ({ origin }) => {
      const pages = await read(origin);
      const { share, rhyming } = judgeWording(pages, factTexts(content));
      const marked = pages.filter(({ html }) => (html.replace(unseen, '').match(marks)?.length ?? 0) > 1);

      expect(pages.length).toBeGreaterThan(least);
      expect(rhyming).toEqual([]);
      expect(judgeFacts(pages, content)).toEqual([]);
      expect(share).toBeLessThanOrEqual(mostRepeated);
      expect(marked.map(({ address }) => address)).toEqual([]);
    },
  );
