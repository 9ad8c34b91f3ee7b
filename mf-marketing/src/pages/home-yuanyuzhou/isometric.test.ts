import { faces, onScreen, piece } from './isometric';

test('x runs to the lower right, y to the lower left, z up', () => {
  expect(onScreen({ x: 1, y: 0 })).toEqual({ x: 26, y: 15 });
  expect(onScreen({ x: 0, y: 1 })).toEqual({ x: -26, y: 15 });
  expect(onScreen({ x: 0, y: 0, z: 1 })).toEqual({ x: 0, y: -30 });
});

test('a piece of the floor is a closed path', () => {
  expect(
    piece([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]),
  ).toBe('M0 0L26 15L0 30Z');
});

test('the faces of a block meet at its front edge', () => {
  const { top, left, right } = faces({ x: 0, y: 0, width: 1, depth: 1, height: 1 });
  const frontTop = '0 0';

  for (const face of [top, left, right]) expect(face).toContain(frontTop);
});
