import { face, onPicture, onRightWall } from './hall-space';

test('a step to the right and a step to the left come to rest on one height', () => {
  const east = onPicture([1, 0]);
  const west = onPicture([0, 1]);

  expect(east.y).toBe(west.y);
  expect(east.x - 195).toBe(195 - west.x);
});

test('what is higher is further up on the picture', () => {
  expect(onPicture([2, 2, 3]).y).toBeLessThan(onPicture([2, 2]).y);
});

test('a face is a closed path through its corners', () => {
  expect(face([0, 0], [1, 0], [1, 1])).toBe('M195 118L212 127.5L195 137Z');
});

test('a picture on the wall begins at its corner and leans with the wall', () => {
  expect(onRightWall([2, 0, 4], 6, 3, { width: 320, height: 180 })).toBe('matrix(0.319 0.178 0 0.25 229 77)');
});
