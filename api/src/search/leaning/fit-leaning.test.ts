import { featuresOf } from './features';
import { type Example, fitLeaning, scaleOf } from './fit-leaning';

const ours = ['直播怎么开', '直播能回放吗', '开播要多久', '回放存多久', '怎么开播'];
const others = ['房贷怎么还', '房贷利率多少', '还房贷要多久', '利率多久变'];
/** So many of each kind as are needed at least. */
const times = 25;
const examples: Example[] = Array.from({ length: times }).flatMap(() => [
  ...ours.map((text) => ({ text, isOurs: true })),
  ...others.map((text) => ({ text, isOurs: false })),
]);

async function leaning(text: string, from = examples): Promise<number> {
  const learned = await fitLeaning(from);
  const features = featuresOf(text);
  const said = features.reduce((sum, feature) => sum + (learned.weights.get(feature) ?? 0), 0);
  return said * scaleOf(features) + learned.bias;
}

test('R12.170 a question in the words of either kind leans to that kind', async () => {
  expect(await leaning('回放怎么看')).toBeGreaterThan(0);
  expect(await leaning('房贷怎么算')).toBeLessThan(0);
});

test('R12.170 the order of the examples decides nothing', async () => {
  expect(await fitLeaning([...examples].reverse())).toEqual(await fitLeaning(examples));
});

test('R12.170 questions of one kind alone teach nothing, and neither do few', async () => {
  const alike = examples.filter(({ isOurs }) => isOurs);

  expect(await leaning('房贷怎么算', alike)).toBe(0);
  expect(await leaning('房贷怎么算', examples.slice(0, 90))).toBe(0);
});

test('R12.170 a run of letters and one of digits count as a character, and which digits is nothing', () => {
  expect(featuresOf('OBS 推 30')).toEqual(['obs', 'obs 推', 'obs 推 0', '推', '推 0', '0']);
});
