import { renderToStaticMarkup } from 'react-dom/server';
import { Highlight } from './highlight';

const marked = (text: string, keyword: string) =>
  renderToStaticMarkup(<Highlight text={text} keyword={keyword} />).replace(/ class="[^"]*"/g, '');

test('every word of the keyword is marked, whatever its case', () => {
  expect(marked('用 OBS 推流到直播间', 'obs 推流')).toBe('用 <mark>OBS</mark> <mark>推流</mark>到直播间');
});

test('a compound that the text does not hold as a whole is marked pair by pair', () => {
  expect(marked('先抽奖，再发红包', '抽奖红包')).toBe('先<mark>抽奖</mark>，再发<mark>红包</mark>');
});

test('a whole hit marks no stray pairs', () => {
  expect(marked('白名单与名单模板', '白名单')).toBe('<mark>白名单</mark>与名单模板');
});

test('signs of regular expressions are ordinary characters', () => {
  expect(marked('价格 (含税) $5.00', '(含税) $5')).toBe('价格 <mark>(含税)</mark> <mark>$5</mark>.00');
});

test('words without a hit, as pinyin has none, stay as they are', () => {
  expect(marked('发起抽奖并公示中奖名单', 'choujiang')).toBe('发起抽奖并公示中奖名单');
  expect(marked('发起抽奖', '  ')).toBe('发起抽奖');
});
