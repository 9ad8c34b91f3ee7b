import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { sharedFaults } from './shared-faults';

const shell = { shared: { react: { range: '19.3.1', names: [] } } } as unknown as ReleaseManifest;

function faultsOf(shared: ReleaseManifest['shared']): string[] {
  return sharedFaults({ shared } as ReleaseManifest, shell).map(({ reason }) => reason);
}

test('what the shell shares fits', () => {
  expect(faultsOf({ react: { range: '^19.3.0', names: ['useState', 'default'] } })).toEqual([]);
});

test.each([
  [{ react: { range: '^18.0.0', names: [] } }, 'is built for react ^18.0.0, and this shell shares 19.3.1'],
  [{ react: { range: '^19.4.0', names: [] } }, 'is built for react ^19.4.0, and this shell shares 19.3.1'],
  [{ react: { range: '^19.3.0', names: ['useAll'] } }, 'imports “useAll” of react, which this shell does not share'],
  [{ vue: { range: '^3.0.0', names: [] } }, 'is built for vue, which this shell does not share'],
  [{ zustand: { range: '^5.0.0', names: [] } }, 'is built for zustand, which this shell does not share'],
])('%j does not', (shared, fault) => {
  expect(faultsOf(shared)).toEqual([fault]);
});
