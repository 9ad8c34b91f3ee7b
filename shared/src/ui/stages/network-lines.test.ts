import { type Line, linePath, orderGap, orderLine } from './network-lines';

const left: Line = { port: 318, from: 192, bus: 216, centre: 66, to: 320 };

test('a signal goes down from its port, along the bus and down to the roof', () => {
  expect(linePath(left)).toBe('M318 192V204Q318 216 306 216H78Q66 216 66 228V320');
});

test('a store right below its port gets a straight line', () => {
  expect(linePath({ ...left, centre: 318 })).toBe('M318 192V320');
});

test('corners shrink where port and store are close', () => {
  expect(linePath({ ...left, centre: 310 })).toBe('M318 192V212Q318 216 314 216H314Q310 216 310 220V320');
});

test('orders run back inside the signal, on the side of headquarters', () => {
  expect(orderLine(left)).toMatchObject({ port: 318 + orderGap, bus: 216 + orderGap, centre: 66 + orderGap });
  expect(orderLine({ ...left, port: 442, centre: 694 })).toMatchObject({
    port: 442 - orderGap,
    centre: 694 - orderGap,
  });
});
