import { Value } from '@sinclair/typebox/value';
import { integrityOf, pageIntegrityOf } from './integrity';
import { Integrity, PageIntegrity } from './release-manifest';

/** The published value of the empty input. */
const ofNothing = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

test('it equals what browsers compute, for bytes and for text', () => {
  expect(integrityOf('')).toBe(ofNothing);
  expect(integrityOf(new Uint8Array())).toBe(ofNothing);
  expect(integrityOf(Buffer.from('版本'))).toBe(integrityOf('版本'));
});

test('pages name a shorter one of the same bytes', () => {
  expect(pageIntegrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('it is valid in a manifest', () => {
  expect(Value.Check(Integrity, integrityOf('x'))).toBe(true);
  expect(Value.Check(PageIntegrity, pageIntegrityOf('x'))).toBe(true);
  expect(Value.Check(PageIntegrity, integrityOf('x'))).toBe(false);
});
