import { importContent } from './import-content';
import { readRevision } from './revision.repository';
import { type Files, sampleContent, writeContent } from '../testing/sample-content';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false });
});

afterAll(() => service.close());

const kinds = ['trial', 'basic', 'professional'];
const names = ['免费试用', '基础版', '专业版'];

/** Plans at these prices, and a function that begins with the plan at this place. */
function offers(price: number, first: number) {
  const plans = kinds.map((slug, index) => ({
    ...{
      slug,
      name: names[index],
      fits: '团队',
      price: index * price,
      period: index === 0 ? '7 天' : '年',
      recommended: false,
    },
    facts: [{ key: 'viewers', name: '并发', value: '500' }],
  }));
  const values = [0, 1, 2, 3, 4].map((index) => (index < first ? '–' : '✓'));
  return {
    'facts/plans.json': JSON.stringify(plans),
    'facts/features.json': JSON.stringify([{ key: 'phone-broadcast', group: '开播', name: '手机开播', values }]),
  };
}

const written: Files = {
  ...sampleContent(),
  'pricing-faq.json': JSON.stringify([{ ask: '多少钱？', answer: '基础版 {{plan.basic.price}}。' }]),
};
const article = (written['help/10001.md'] ?? '')
  .replace('plans: 全部版本', "plans: '{{feature.phone-broadcast.scope}}'")
  .replace('1. 打开控制台', '1. 一年 {{plan.basic.price}}');

const read = async (url: string) => (await service.get(url)).text;

/** What the calls say that pages are made of. */
async function readAnswers() {
  return {
    help: (await service.post('/liveajax/GetHelpArticle', { id: 10001 })).text,
    tools: await read('/open/v1/tool/list'),
    questions: await read('/open/v1/pricing/faq'),
    facts: await read('/open/v1/facts?names=plan.basic.price,feature.phone-broadcast.from'),
    plans: await read('/open/v1/pricing/plan'),
  };
}

const importOffers = async (price: number, first: number) =>
  importContent(service.database, writeContent({ ...written, 'help/10001.md': article, ...offers(price, first) }));

test('R10.94 one import of a changed price and row changes article, tools, questions, facts and plans, and raises the revision', async () => {
  await importOffers(5980, 1);
  const before = await readAnswers();
  const { changed } = await importOffers(6800, 2);
  const { help, tools, questions, facts, plans } = await readAnswers();

  expect(before.help).toContain('一年 ¥5,980');
  expect(before.help).toContain('基础版及以上');
  expect(before.tools).toContain('"plans":["基础版","专业版"]');
  expect(help).toContain('一年 ¥6,800');
  expect(help).toContain('专业版及以上');
  expect(tools).toContain('"plans":["专业版"]');
  expect(questions).toContain('基础版 ¥6,800。');
  expect(facts).toContain('专业版起');
  expect(plans).toContain('6800');
  expect(changed).not.toEqual([]);
  expect((await readRevision(service.database)).revision).toBe(2);
});
