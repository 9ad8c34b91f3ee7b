import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { sharedFaults } from './shared-faults';

function buildOf(line: string | undefined, react: string, names: string[]) {
  return { manifest: { line, shared: { react: { range: react, names } } } as unknown as ReleaseManifest, folder: '' };
}

const present = buildOf(undefined, '19.3.1', ['useState', 'Activity']);
const other = buildOf('react-19.1', '19.1.10', ['useState']);

function faultsOf(shared: ReleaseManifest['shared'], line?: string): string[] {
  return sharedFaults({ shared, ...(line && { line }) } as ReleaseManifest, [present, other]).map(
    ({ reason }) => reason,
  );
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

test('R13.92 a release is judged by what the shell shares in its own line', () => {
  const shared = { react: { range: '^19.1.0', names: ['useState'] } };
  expect(faultsOf(shared, 'react-19.1')).toEqual([]);
  expect(faultsOf({ react: { range: '^19.3.0', names: ['Activity'] } }, 'react-19.1')).toEqual([
    'is built for react ^19.3.0, and this shell shares 19.1.10',
    'imports “Activity” of react, which this shell does not share',
  ]);
});
