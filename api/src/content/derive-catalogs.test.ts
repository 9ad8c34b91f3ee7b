import { sampleContent } from '../testing/sample-content';
import { readContent } from './read-content';

const plan = (slug: string, name: string) => ({
  ...{ slug, name, fits: '团队', price: 100, period: '年', recommended: false },
  facts: [{ key: 'viewers', name: '并发', value: '500' }],
});
const plans = [plan('trial', '试用'), plan('basic', '基础'), plan('professional', '专业')];

/** What is imported of a catalog, where a tool's function has these values, and the messages. */
function imported(name: string, ...values: string[]) {
  const files: Record<string, string> = {
    ...sampleContent(),
    'facts/plans.json': JSON.stringify(plans),
    'facts/features.json': JSON.stringify([{ key: 'phone-broadcast', group: '开播', name: '手机', values }]),
    'facts/add-ons.json': JSON.stringify([
      { key: 'crew', name: '执行', price: null, unit: '/ 场', text: '按机位' },
      { key: 'pair', of: 'crew', name: '双机', price: 6800, unit: '/ 半天', text: '两台' },
    ]),
  };
  const read = readContent(Object.entries(files).map(([path, text]) => ({ path, text })));
  return { items: read.catalogs.find((catalog) => catalog.name === name)?.items, issues: read.issues };
}

test('a tool is in the plans that the price page says of its function; an add-on price is none of them', () => {
  expect(imported('tool', '–', '加购', '2 个', '✓', '✓').items).toEqual([
    expect.objectContaining({ slug: 'sign-in', plans: ['专业'] }),
  ]);
});

test('what is bought in kits starts at the price of the cheapest', () => {
  expect(imported('addOn', '✓', '✓', '✓', '✓', '✓').items).toContainEqual(
    expect.objectContaining({ key: 'crew', price: 6800, starting: true }),
  );
});

test('a tool whose function is no row of the price page stops the import, by its name', () => {
  const files = {
    ...sampleContent(),
    'facts/features.json': (sampleContent()['facts/features.json'] ?? '').replace('phone-', 'tv-'),
  };
  const { issues } = readContent(Object.entries(files).map(([path, text]) => ({ path, text })));

  expect(issues).toEqual([
    { file: 'tools.json', line: 1, message: expect.stringContaining('“sign-in”写的功能“phone-broadcast”') },
  ]);
});
