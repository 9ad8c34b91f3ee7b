import { pino } from 'pino';
import { BoundedLog } from './bounded-log';

let lines: Record<string, unknown>[];
let log: BoundedLog;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  log = new BoundedLog(pino({ base: null, timestamp: false }, { write }), 3);
});

afterEach(() => jest.useRealTimers());

const refuse = (times: number) => {
  for (let turn = 0; turn < times; turn += 1) log.warn({ turn }, 'refused');
};

test('F36: so many lines of a kind are written in a minute, and then how many were left out', () => {
  refuse(10);
  log.error({}, 'failed');
  expect(lines.map(({ msg }) => msg)).toEqual(['refused', 'refused', 'refused', 'failed']);

  jest.advanceTimersByTime(60_000);
  expect(lines.slice(4)).toEqual([{ level: 40, leftOut: 7, msg: 'more lines were left out within a minute: refused' }]);
  refuse(1);
  expect(lines).toHaveLength(6);
});

test('where nothing was left out nothing is added', () => {
  refuse(3);
  jest.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(3);
});
