/** @jest-environment jsdom */
Object.assign(globalThis, {
  ISLAND_FILES: { field: ['.1.js', 'sha256-field'] },
  SHELL_SCRIPTS: [],
});

const asked = () => [...document.querySelectorAll('script')].map(({ src }) => src.split('/').at(-1));

/** A page begins: its script runs anew. */
async function begin({
  chance,
  isDriven = false,
  isCanary = false,
}: {
  chance: number;
  isDriven?: boolean;
  isCanary?: boolean;
}) {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '<script type="application/json" id="_site-data">{"consoles":{}}</script>';
  document.documentElement.toggleAttribute('data-canary', isCanary);
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  Object.defineProperty(navigator, 'webdriver', { value: isDriven, configurable: true });
  const { loadField } = await import('./field');
  loadField();
  jest.advanceTimersByTime(2999);
  const before = asked().filter(Boolean);
  await jest.advanceTimersByTimeAsync(1);
  return [before, asked().filter(Boolean)];
}

beforeAll(() => jest.useFakeTimers());

test('R13.86 a sampled page, and each of a canary, loads what watches it once it is at rest', async () => {
  expect(await begin({ chance: 0.2 })).toEqual([[], ['island-field.1.js']]);
  expect(await begin({ chance: 0.9, isCanary: true })).toEqual([[], ['island-field.1.js']]);
});

test('R13.86 a page that is not sampled loads nothing, nor does what drives a browser', async () => {
  expect(await begin({ chance: 0.9 })).toEqual([[], []]);
  expect(await begin({ chance: 0.2, isDriven: true })).toEqual([[], []]);
});
