import { aloneAddress, partAddress, readPlace } from './part-address';

const read = (address: string) => readPlace(new URL(address, 'http://127.0.0.1'));

test('a part, a state and a width have an address that is read again', () => {
  const place = { workspace: 'shared', part: 'lead-field', state: 'invalid', width: 390 };

  expect(partAddress(place)).toBe('/gallery/shared/lead-field?state=invalid&width=390');
  expect(read(partAddress(place))).toEqual({ ...place, alone: false });
  expect(read(aloneAddress(place))).toEqual({ ...place, width: undefined, alone: true });
});

test('without a part there is none, and another width than the two means both', () => {
  expect(read('/gallery')).toBeUndefined();
  expect(read('/gallery/shared/button?width=800')?.width).toBeUndefined();
});
