import { capsulePath, leant, reach, shade } from './geometry';

test('a limb reaches its goal with both bones whole, bent to the side that is asked for', () => {
  const { joint, end } = reach([0, 0], [30, 0], [20, 20], 1);
  const other = reach([0, 0], [30, 0], [20, 20], -1);

  expect(end).toEqual([30, 0]);
  expect(Math.hypot(...joint)).toBeCloseTo(20);
  expect(Math.hypot(joint[0] - 30, joint[1])).toBeCloseTo(20);
  expect(joint[1]).toBeGreaterThan(0);
  expect(other.joint[1]).toBeCloseTo(-joint[1]);
});

test('a goal out of reach is pointed at by an almost straight limb', () => {
  const { joint, end } = reach([0, 0], [0, 100], [20, 20], 1);

  expect(end[1]).toBeCloseTo(39.8);
  expect(Math.abs(joint[0])).toBeLessThan(2.1);
});

test('the outline of a limb is closed and as wide as its ends', () => {
  expect(capsulePath([0, 0], 4, [20, 0], 4)).toBe('M0 -4L20 -4A4 4 0 0 1 20 4L0 4A4 4 0 0 1 0 -4Z');
});

test('a body leans about its hip', () => {
  expect(leant([10, 20], 90, [0, -10]).map(Math.round)).toEqual([20, 20]);
});

test('shading goes to black and to white', () => {
  expect(shade('#808080', -1)).toBe('#000000');
  expect(shade('#808080', 1)).toBe('#ffffff');
  expect(shade('#806040', 0)).toBe('#806040');
});
