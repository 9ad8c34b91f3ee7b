import { type Line, linePath, orderGap, orderLine } from '../parts/stages/network-lines';

const left: Line = { port: 318, from: 192, bus: 216, centre: 66, to: 320 };

test('a signal goes down from its port, along the bus and down to the roof', () => {
  expect(linePath(left)).toBe('M318 192v12q0 12 -12 12h-228q-12 0 -12 12V320');
});

test('a store right below its port gets a straight line', () => {
  expect(linePath({ ...left, centre: 318 })).toBe('M318 192V320');
});

test('corners shrink where port and store are close', () => {
  expect(linePath({ ...left, centre: 310 })).toBe('M318 192v20q0 4 -4 4h0q-4 0 -4 4V320');
});

test('orders run back inside the signal, on the side of headquarters', () => {
  expect(orderLine(left)).toMatchObject({ port: 318 + orderGap, bus: 216 + orderGap, centre: 66 + orderGap });
  expect(orderLine({ ...left, port: 442, centre: 694 })).toMatchObject({
    port: 442 - orderGap,
    centre: 694 - orderGap,
  });
});
