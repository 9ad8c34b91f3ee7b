import { readDevArguments } from './dev-arguments';

const known = ['shell', 'mf-help', 'mf-info'];

test('named sections are watched, without a name all of them', () => {
  expect(readDevArguments(['mf-help'], known)).toEqual({ names: ['mf-help'] });
  expect(readDevArguments([], known)).toEqual({ names: known });
});

test('the calls may be answered by a site that runs elsewhere', () => {
  const wanted = { names: ['mf-help'], site: 'https://www.example.com' };
  expect(readDevArguments(['mf-help', '--site', 'https://www.example.com/home'], known)).toEqual(wanted);
  expect(readDevArguments(['--site', 'https://www.example.com', 'mf-help'], known)).toEqual(wanted);
});

test('a running site may be allowed to show the sections of this machine', () => {
  const wanted = { names: ['mf-help'], showOn: 'https://www.example.com' };
  expect(readDevArguments(['mf-help', '--show-on', 'https://www.example.com/'], known)).toEqual(wanted);
  const both = ['--show-on', 'https://www.example.com', '--site', 'https://api.example.com', 'mf-help'];
  expect(readDevArguments(both, known)).toEqual({ ...wanted, site: 'https://api.example.com' });
});

test.each([
  [['mf-hlep'], 'Nothing here is called “mf-hlep”; there are shell, mf-help, mf-info.'],
  [['mf-help', '--site'], '--site is “”; it must be the http(s) address of a running site.'],
  [['--site', 'ftp://x'], '--site is “ftp://x”; it must be the http(s) address of a running site.'],
  [['--show-on', 'example.com'], '--show-on is “example.com”; it must be the http(s) address of a running site.'],
  [['--watch'], 'Nothing here is called “--watch”'],
])('%j is refused with a sentence and the usage', (text, sentence) => {
  expect(() => readDevArguments(text, known)).toThrow(sentence);
  expect(() => readDevArguments(text, known)).toThrow('Usage: npm run dev');
});
