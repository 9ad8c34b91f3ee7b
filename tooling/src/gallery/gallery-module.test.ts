import { partsOf } from './gallery-module';

const Show = () => null;

test('an entry is a part whose exports are its states, in the order of its file', async () => {
  const load = async () => ({ gallery: { ground: 'dark' as const }, Empty: Show, TwoLines: Show });
  const [part, ...others] = await partsOf('shared/lead-field', { load, states: ['TwoLines', 'Empty'] });

  expect(others).toEqual([]);
  expect(part).toMatchObject({ workspace: 'shared', name: 'lead-field', gallery: { ground: 'dark' } });
  expect(Object.keys(part?.states ?? {})).toEqual(['two-lines', 'empty']);
});

test('an entry that lists drawings is a part for each of them', async () => {
  const load = async () => ({ parts: { chain: { list: Show, large: Show }, curve: Show } });
  const parts = await partsOf('drawings/cover', { load, states: [] });

  expect(parts.map(({ name, states }) => [name, ...Object.keys(states)])).toEqual([
    ['cover-chain', 'list', 'large'],
    ['cover-curve', 'drawn'],
  ]);
});
