import { BadFrame, FrameReader, frameOf } from './frames';

function reading(longest = 1000) {
  const taken: [number, string][] = [];
  const reader = new FrameReader({
    longest: (kind) => (kind < 9 ? longest : undefined),
    take: (kind, body) => void taken.push([kind, body.toString()]),
  });
  return { reader, taken };
}

test.each([1, 2, 3, 7, 1000])('frames that arrive in pieces of %d bytes are read as they were sent', (bytes) => {
  const { reader, taken } = reading();
  const sent: [number, string][] = [
    [1, ''],
    [2, '直播'],
    [3, 'x'.repeat(300)],
    [4, ''],
  ];
  const whole = Buffer.concat(sent.map(([kind, body]) => frameOf(kind, body)));
  for (let place = 0; place < whole.length; place += bytes) reader.push(whole.subarray(place, place + bytes));
  expect(taken).toEqual(sent);
});

test('a frame that is too long, or of no kind, is refused by its head, before any of its body is here', () => {
  expect(() => reading(2).reader.push(frameOf(1, 'abc').subarray(0, 5))).toThrow(BadFrame);
  expect(() => reading().reader.push(frameOf(9, '').subarray(0, 5))).toThrow('a frame of the unknown kind 9');
});
