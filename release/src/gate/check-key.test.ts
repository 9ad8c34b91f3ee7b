import { MemoryStore } from '../store/memory-store';
import { checkKey } from './check-key';

const noCheck = '/nowhere/check.cjs';
const versions = { 'mf-help': '1.0.0', 'mf-info': '2.0.0' };

function storeWith(infoPath: string, built = 'today'): MemoryStore {
  const store = new MemoryStore();
  const manifest = (path: string, builtAt: string) => Buffer.from(JSON.stringify({ routes: [{ path }], builtAt }));
  store.files.set('remotes/mf-help/1.0.0/release.json', manifest('/help', 'today'));
  store.files.set('remotes/mf-info/2.0.0/release.json', manifest(infoPath, built));
  return store;
}

test('a report depends on its release, and of the other sections on their addresses alone', async () => {
  const key = await checkKey(storeWith('/info'), noCheck, versions, 'mf-help');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await checkKey(storeWith('/info', 'tomorrow'), noCheck, versions, 'mf-help')).toBe(key);
  expect(await checkKey(storeWith('/news'), noCheck, versions, 'mf-help')).not.toBe(key);
  expect(await checkKey(storeWith('/info', 'tomorrow'), noCheck, versions, 'mf-info')).not.toBe(
    await checkKey(storeWith('/info'), noCheck, versions, 'mf-info'),
  );
});
