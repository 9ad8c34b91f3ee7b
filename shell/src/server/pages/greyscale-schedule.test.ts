import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { mourningPeriods, mourningScope } from '../../content/mourning';
import { greyscaleSchedule } from './greyscale-schedule';

/** 2022-12-07 20:00 in Beijing. */
const end = Date.UTC(2022, 11, 7, 12);
const markAt = (moment: number) => greyscaleSchedule('auto', () => moment)().mark;

test('R2.132 R9.22 colour comes back at 20:00 sharp of Beijing time, and one millisecond before it is not there', () => {
  expect(markAt(end - 1)).not.toBe('');
  expect(markAt(end)).toBe('');
  expect(markAt(0)).not.toBe('');
  expect(markAt(Date.UTC(2026, 0, 1))).toBe('');
});

test.each(['America/New_York', 'Asia/Shanghai', 'UTC'])('a server in %s decides the same', (zone) => {
  const code = `
    const { greyscaleSchedule } = require('${path.join(__dirname, 'greyscale-schedule.ts')}');
    const marks = [${end - 1}, ${end}].map((moment) => greyscaleSchedule('auto', () => moment)().mark !== '');
    process.stdout.write(JSON.stringify([new Date(${end}).getHours(), ...marks]));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  const hours = { 'America/New_York': 7, 'Asia/Shanghai': 20, UTC: 12 };
  expect(JSON.parse(printed)).toEqual([hours[zone as keyof typeof hours], true, false]);
});

test('a period with a beginning begins there, and two periods have marks of their own', () => {
  const periods = [
    { from: '2026-04-04T00:00:00+08:00', to: '2026-04-05T00:00:00+08:00', scope: mourningScope },
    {
      from: '2026-04-05T00:00:00+08:00',
      to: '2026-04-06T00:00:00+08:00',
      scope: { routes: ['m'], layouts: ['default'] },
    },
  ];
  const at = (text: string) => greyscaleSchedule('auto', () => Date.parse(text), periods)();
  expect(at('2026-04-03T23:59:59.999+08:00').mark).toBe('');
  expect(at('2026-04-04T00:00:00+08:00').scope).toBe(mourningScope);
  expect(at('2026-04-05T00:00:00+08:00').mark).not.toBe(at('2026-04-04T00:00:00+08:00').mark);
});

test('an operator’s switch is above the periods', () => {
  expect(greyscaleSchedule('on', () => end)().scope).toBe(mourningScope);
  expect(greyscaleSchedule('off', () => end - 1)().mark).toBe('');
});

test('every period names Beijing time', () => {
  for (const { from, to } of mourningPeriods)
    for (const moment of [from ?? to, to]) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
});
