import { textTable } from './text-table';

test('columns are as wide as their longest cell, and the last one is not padded', () => {
  expect(
    textTable(
      ['name', 'why'],
      [
        ['mf-help', 'late'],
        ['mf', 'a long reason'],
      ],
    ),
  ).toEqual(['name     why', 'mf-help  late', 'mf       a long reason']);
});

test('a row without cells widens no column', () => {
  expect(textTable(['', 'why'], [[]])).toEqual(['  why', '']);
});
