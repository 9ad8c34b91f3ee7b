import { dayOf, refuseWords } from './command-options';

test.each(['2026-02-30', '2025-02-29', '2026-04-31', '2026-13-01', '0000-01-01', '2026-1-1', '1', 'yesterday', ''])(
  '“%s” is no day to begin with',
  (since) => {
    expect(() => dayOf(since)).toThrow(`--since is ${since}; it must be a day such as 2026-11-01.`);
  },
);

test.each(['2000-01-01', '2024-02-29', '2099-12-31'])('%s is one', (since) => {
  expect(dayOf(since)).toBe(since);
});

test('a word that a command would not read is refused; a file that nobody writes least of all', () => {
  expect(() => refuseWords('retry', ['13800138000'])).toThrow('retry takes no “13800138000”.');
  expect(() => refuseWords('export', ['leads.csv'])).toThrow(/export takes no “leads\.csv”; it writes to the terminal/);
  expect(() => refuseWords('list', [])).not.toThrow();
});
