import { readTracked, trackedFiles } from './tracked-files';

// Law: one file asks the browser whether there is a network, and asks the site before it believes it (docs/faults.md F24):
// browsers beside a VPN or in a virtual machine say for good that there is none.

const product = trackedFiles.filter((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

test('R4.22 nothing but the watch over the network believes a browser that says there is none', () => {
  expect(product.length).toBeGreaterThan(1000);
  expect(product.filter((file) => /\bonLine\b/.test(readTracked(file)))).toEqual([
    'shell/src/client/early/online-state.ts',
  ]);
});
