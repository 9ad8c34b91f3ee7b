import { progressLine } from './progress-line';

function written(isTTY: boolean): string {
  let text = '';
  const line = progressLine({ isTTY, write: (part: string | Uint8Array) => ((text += String(part)), true) });
  line.report({ part: 'server', done: 3, of: 70 });
  line.report({ part: 'browser', done: 1, of: 140 });
  line.clear();
  return text;
}

test('a terminal has one line that says how far the check is, and none once it is done', () => {
  const start = '\r\u001b[K';
  expect(written(true)).toBe(
    `${start}Checking: 3 of 70 addresses rendered …${start}Checking: 1 of 140 windows opened …${start}`,
  );
});

test('a file or a pipe gets nothing of it', () => {
  expect(written(false)).toBe('');
});
