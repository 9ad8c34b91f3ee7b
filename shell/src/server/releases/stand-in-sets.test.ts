import { all, endWarmedSets, owned, page, warmedSets } from '../../testing/warmed-sets';

afterEach(endWarmedSets);

test('a set that stands in for a failing section is the one that is warm for its rollback', async () => {
  const { sets, release } = await warmedSets();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });

  const standIn = await sets.fallbackFor('mf-help');

  expect((await sets.prepare({ 'mf-help': '1.0.0' })).pool).toBe(standIn?.pool);
});

test('a set that stands in is not dropped for what is warm, but with the set that it stood in for', async () => {
  const { sets, warmer, release, switchTo } = await warmedSets();
  await release(all('1.0.0'));
  for (const version of ['1.1.0', '1.2.0', '1.1.0']) await release({ 'mf-help': version });
  await release({ 'mf-info': '1.1.0' });
  // Not what a rollback leads to, which is 1.2.0: that was rolled back, and stands in for nothing.
  const standIn = await sets.fallbackFor('mf-help');
  expect(standIn?.input.set.remotes['mf-help']?.version).toBe('1.0.0');

  for (const name of ['mf-college', 'mf-mobile', 'mf-marketing']) await warmer.ask({ [name]: '1.2.0' });
  expect(String((await standIn?.pool.render(page, owned))?.html)).toMatch(/^process /);

  await switchTo({ 'mf-info': '1.2.0' });
  await warmer.ask({ 'mf-college': '1.2.0' });
  await expect(standIn?.pool.render(page, owned)).rejects.toThrow('the set is retired');
});
