import { nameFacts } from './fact-names';

const plan = (slug: string, name: string, price: number | null) => ({
  ...{ slug, name, price, fits: '团队', period: '年', recommended: false },
  facts: [{ key: 'viewers', name: '并发上限', value: '5,000' }],
});
const plans = [plan('trial', '免费试用', 0), plan('basic', '基础版', 5980), plan('professional', '专业版', 19800)];
const all = [...plans, plan('flagship', '旗舰版', 49800), plan('private', '私有化', null)];
const feature = (key: string, ...values: string[]) => ({ key, group: '互动', name: key, values });

const facts = nameFacts(
  all,
  [
    feature('chat', '✓', '✓', '✓', '✓', '✓'),
    feature('draw', '–', '✓', '✓', '✓', '✓'),
    feature('chain', '–', '–', '加购', '✓', '✓'),
    feature('cameras', '–', '2', '4', '8', '按需'),
  ],
  [
    { key: 'traffic', name: '流量包', price: 480, unit: '/ 1 TB', text: '一年' },
    { key: 'crew', name: '执行', price: null, unit: '/ 场', text: '按机位' },
    { key: 'crew-four', of: 'crew', name: '四机', price: 16800, starting: true, unit: '/ 天', text: '八人' },
    { key: 'crew-one', of: 'crew', name: '单机', price: 3800, starting: true, unit: '/ 半天', text: '两人' },
    { key: 'rooms', name: '展厅', price: null, unit: '', text: '单独签约' },
  ],
  [{ name: 'limit.delay', text: '10 到 300 秒' }],
);

test.each([
  ['plan.professional.price', '¥19,800'],
  ['plan.private.price', '按需报价'],
  ['plan.professional.viewers', '5,000'],
  ['feature.chat.from', '全部版本'],
  ['feature.chat.scope', '全部版本，含试用'],
  ['feature.draw.from', '基础版起'],
  ['feature.draw.scope', '基础版及以上'],
  ['feature.chain.from', '旗舰版起'],
  ['feature.chain.scope', '旗舰版及以上内含，专业版可加购'],
  ['feature.cameras.basic', '2'],
  ['add-on.traffic.rate', '¥480 / 1 TB'],
  ['add-on.crew.rate', '¥3,800 起 / 场'],
  ['add-on.crew-four.price', '¥16,800 起'],
  ['add-on.crew-one.name', '单机'],
  ['plans.count', '五个'],
  ['add-on.rooms.rate', '按需报价'],
  ['limit.delay', '10 到 300 秒'],
])('%s is said as %s', (name, text) => {
  expect(facts.get(name)).toBe(text);
});
