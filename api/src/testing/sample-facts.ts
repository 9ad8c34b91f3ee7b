import type { ContentFile } from '../content/content-files';
import { fillFacts } from '../content/fill-facts';
import { readFacts } from '../content/read-facts';
import type { Files } from './sample-content';

const figures = [
  ['trial', '免费试用', 0, '7 天', '50', '10 GB', '5 GB，保留 7 天', '1 个', '不含'],
  ['basic', '基础版', 5980, '年', '500', '300 GB', '100 GB，保留 180 天', '3 个', '2 个'],
  ['professional', '专业版', 19_800, '年', '5,000', '1.5 TB', '500 GB，保留 1 年', '20 个', '4 个'],
  ['flagship', '旗舰版', 49_800, '年', '30,000', '6 TB', '2 TB，不限期', '100 个', '8 个'],
  ['private', '私有化', null, '', '按需配置', '按需配置', '按需配置', '不限', '按需配置'],
];
const planKeys = ['viewers', 'traffic', 'storage', 'accounts', 'cameras'];

const plans = figures.map(([slug, name, price, period, ...values]) => ({
  ...{ slug, name, fits: '团队', price, period, recommended: slug === 'professional' },
  facts: values.map((value, index) => ({ key: planKeys[index], name: planKeys[index], value })),
}));

const feature = (key: string, ...values: string[]) => ({ key, group: '互动', name: key, values });

const features = [
  feature('phone-broadcast', '✓', '✓', '✓', '✓', '✓'),
  feature('cameras', '–', '2', '4', '8', '按需'),
  feature('captions', '–', '–', '加购', '✓', '✓'),
  feature('event-watch', '–', '–', '加购', '每年 4 场', '按需'),
  feature('replay', '7 天', '180 天', '1 年', '不限', '按需'),
  feature('accounts', '1', '3', '20', '100', '不限'),
];

const addOn = (key: string, price: number | null, unit: string, more = {}) => ({
  ...{ key, name: key, price, unit, text: '一年内可用' },
  ...more,
});

const addOns = [
  addOn('traffic', 480, '/ 1 TB'),
  addOn('viewers', 900, '/ 1,000 人·场', { text: '开播前 {{limit.pack-lead}}可加' }),
  addOn('captions', 120, '/ 小时'),
  addOn('event-watch', 3000, '/ 场'),
  addOn('crew', null, '/ 半天', { text: '半天 4 小时，按机位报价' }),
  addOn('crew-single', 3800, '/ 半天', { of: 'crew', starting: true }),
  addOn('crew-four', 16_800, '/ 天', { of: 'crew', starting: true }),
];

const term = (name: string, text: string) => ({ name, text, about: '说明' });

const terms = [
  term('limit.delay', '10 到 300 秒'),
  term('limit.pack-lead', '1 小时'),
  term('promise.callback', '24 小时内'),
  term('duty.consultation', '每天 09:00–18:00'),
  term('codec.1080p25', '3–4 Mbps'),
  term('codec.1080p25-kbps', '3,000–4,000 Kbps'),
  term('document.security', '2026-11-29'),
];

const table = (key: string) => ({
  ...{ key, name: key, columns: { name: '项目', text: '说明' } },
  rows: [{ key: 'row', name: '项', text: '期满后 {{limit.delay}}' }],
});

const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** A small, complete set of facts, each row in a line of its own: the first is in line 2. */
export const sampleFacts: Files = {
  'facts/plans.json': lines(plans),
  'facts/features.json': lines(features),
  'facts/add-ons.json': lines(addOns),
  'facts/terms.json': lines(terms),
  'facts/security.json': lines([table('network'), table('contract')]),
  'facts/subjects.json': lines([{ fact: 'plan.*.price', says: ['{plan}'] }]),
};

/** The files as they are read from a folder: with the facts in the places that name them. */
export function filledFiles(contents: Files): ContentFile[] {
  const files = Object.entries(contents).map(([path, text]) => ({ path, text }));
  const facts = readFacts(files);
  return files.map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));
}
