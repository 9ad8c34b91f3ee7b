import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpSearchPage } from '@site/shared/contract/help';
import type { SearchPage } from '@site/shared/contract/search';
import { importContent } from '../content/import-content';
import { type TestService, startTestService } from '../testing/test-service';

type Question = { ask: string; on: 'help' | 'site'; expected: string[] };

const questions = JSON.parse(readFileSync(join(__dirname, 'questions.json'), 'utf8')) as Question[];

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false });
  await importContent(service.database, join(__dirname, '../../content'));
});

afterAll(() => service.close());

async function firstThree(ask: string, on: string): Promise<string[]> {
  if (on === 'help') {
    const { body } = await service.post('/liveajax/GetHelpArticle', { keywords: ask, pageSize: 3 });
    return (body as { data: HelpSearchPage }).data.list.map(({ id }) => `help/${id}`);
  }
  const { body } = await service.get(`/open/v1/search?pageSize=3&q=${encodeURIComponent(ask)}`);
  return (body as { data: SearchPage }).data.list.map(({ kind, id }) => `${kind}/${id}`);
}

/** Of the questions that visitors of such a site ask, at least so many find their article among the first three. */
const wanted = 0.95;

test('R12.2 the questions of visitors find their article among the first three hits', async () => {
  const missed: string[] = [];
  for (const { ask, on, expected } of questions) {
    const found = await firstThree(ask, on);
    if (!found.some((one) => expected.includes(one))) missed.push(`${ask} → ${found.join(', ') || 'nothing'}`);
  }
  const share = (questions.length - missed.length) / questions.length;

  expect(questions.length).toBeGreaterThanOrEqual(300);
  if (share < wanted) {
    const figure = `${questions.length - missed.length} of ${questions.length} (${(100 * share).toFixed(1)} %)`;
    throw new Error(`Only ${figure} questions find their article among the first three:\n${missed.join('\n')}`);
  }
});
