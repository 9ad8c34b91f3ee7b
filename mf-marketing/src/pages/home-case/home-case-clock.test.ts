import { sampleCaseStudy } from '@site/shared/testing/sample-cases';
import { curveHeight, shareOf, stretchesOf } from './home-case-clock';

test.each([
  ['19:00', 0],
  ['19:45', 0.5],
  ['20:30', 1],
])('%s of a show from 19:00 to 20:30 is at %d of it', (time, share) => {
  expect(shareOf({ start: '19:00', end: '20:30' }, time)).toBe(share);
});

test('R13.22 a curve stands at its values, and between them between them', () => {
  const curve = [0, 100, 50];
  expect(curveHeight(curve, 0)).toBe(100);
  expect(curveHeight(curve, 0.5)).toBe(16);
  expect(curveHeight(curve, 1)).toBe(58);
  expect(curveHeight(curve, 0.25)).toBe(58);
});

test('R13.22 segments follow each other to the end of the show', () => {
  const stretches = stretchesOf(sampleCaseStudy(41011).show);
  expect(stretches[0]?.begin).toBe(0);
  expect(stretches.at(-1)?.end).toBe(1);
  expect(stretches.slice(1).map(({ begin }) => begin)).toEqual(stretches.slice(0, -1).map(({ end }) => end));
});
