import { writeRevision } from './revision';
import { sampleRevision } from '../testing/sample-chain';
import { keys } from '../testing/signed-chain';

test.each([
  ['a line break in the reason', { reason: 'fine\n2026-11-21 forged line' }],
  ['an empty name', { by: '' }],
  [
    'a version that is no version',
    { remotes: { 'mf-help': { version: '../1', canaryVersion: null, canaryShare: 0 } } },
  ],
  ['a remote that is no name', { remotes: { 'a/b': { version: '1.0.0', canaryVersion: null, canaryShare: 0 } } }],
  ['a share above 1', { remotes: { a: { version: '1.0.0', canaryVersion: '1.0.1', canaryShare: 1.5 } } }],
])('a revision with %s is not written', (_name, change) => {
  expect(() => writeRevision({ ...sampleRevision(1, null), ...change }, keys.signing)).toThrow(
    'Revision 1 does not have the right form',
  );
});
