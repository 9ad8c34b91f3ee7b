import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readSite } from '../../api/src/content/read-site';
import { mostRepeated } from '../../api/src/content/repeated-sentences';
import { judgeFacts } from '../../api/src/content/fact-commands';
import { factTexts, judgeWording } from '../../api/src/content/wording-command';
import { expect, test } from '../harness/browser-test';
import { waitUntilPrepared } from '../harness/prepared';

const content = path.join(repositoryRoot, 'api/content');
const marks = /示例/g;
const unseen = /<(script|style|template)\b[\s\S]*?<\/\1>/g;

test('every address says its own sentences under plain headings, no fact in two versions, and once at most that it is an example', async ({
  origin,
}) => {
  await waitUntilPrepared(origin);
  const pages = await readSite(origin);
  const { share, rhyming } = judgeWording(pages, factTexts(content));
  const marked = pages.filter(({ html }) => (html.replace(unseen, '').match(marks)?.length ?? 0) > 1);

  expect(pages.length).toBeGreaterThan(400);
  expect(rhyming).toEqual([]);
  expect(judgeFacts(pages, content)).toEqual([]);
  expect(share).toBeLessThanOrEqual(mostRepeated);
  expect(marked.map(({ address }) => address)).toEqual([]);
});
