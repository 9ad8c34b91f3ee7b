import { proofsIn } from './requirement-proofs';

/** The letter stands apart, so that nobody takes these for proofs of the rows. */
const ids = (...places: string[]) => places.map((place) => `R${place}`);

test('a title that begins with numbers names what its test proves, whatever stands around it', () => {
  const file = `
    test('#2.6 #9.1–3 an address that nobody’s page has', () => {});
    test.each(forms)(
      '#3.1 the %s form',
      everyCase,
      async () => {},
    );
    test('of no requirement, though #1.1 is in it', () => {});`.replaceAll('#', 'R');
  expect(proofsIn('a.spec.ts', file)).toEqual([
    {
      ids: ids('2.6', '9.1', '9.2', '9.3'),
      file: 'a.spec.ts',
      title: 'an address that nobody’s page has',
      isLong: false,
    },
    { ids: ids('3.1'), file: 'a.spec.ts', title: 'the %s form', isLong: true },
  ]);
});
