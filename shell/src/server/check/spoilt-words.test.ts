import { spoiltWords } from './spoilt-words';

test.each([
  ['¥NaN 起，共 undefined 场', ['¥NaN', 'undefined']],
  ['发布于 Invalid Date', ['Invalid Date']],
  ['tel:undefined', ['tel:undefined']],
  ['负责人：[object Object]', ['[object Object]']],
  ['{{title}} 共 ${count} 场，null', ['{{title}}', '${count}', 'null']],
  ['1970-01-01 锟斤拷 \uFFFD ¥Infinity', ['1970-01-01', '锟斤拷', '\uFFFD', '¥Infinity']],
  ['NaNjing 的 isNaN 与 undefinedly、nullable、{ a: 1 }', []],
  ['¥5,980 起', []],
])('R13.120 “%s” lacks %o', (text, words) => {
  expect(spoiltWords(text)).toEqual(words);
});
