import { meterOf, peakOf, soundVerdict } from './sound-level';

test('the peak of a sound is its farthest sample, above or below, and never beyond full scale', () => {
  expect(peakOf(new Float32Array([0, 0.25, -0.5]))).toBe(0.5);
  expect(peakOf(new Float32Array([-1.5]))).toBe(1);
  expect(peakOf(new Float32Array())).toBe(0);
});

test('R12.177 silence, a voice and a sound that is cut off are told apart', () => {
  expect([0.001, 0.2, 1].map(soundVerdict)).toEqual(['quiet', 'good', 'loud']);
});

test('the meter goes from nothing to its end, by decibels', () => {
  expect([0, 0.001, 0.1, 1].map(meterOf)).toEqual([0, 0, 67, 100]);
});
