import { spawnSync } from 'node:child_process';
import path from 'node:path';

const moments = ['08:59:59', '09:00:00', '17:59:59', '18:00:00'];

/** Output of a process in that time zone, which is per process. */
function answersIn(zone: string): boolean[] {
  const code = `
    const { isConsultationTime } = require(${JSON.stringify(path.join(__dirname, 'duty-hours.ts'))});
    const now = (time) => new Date('2026-11-23T' + time + '+08:00');
    const hours = ${JSON.stringify(moments)}.map((time) => isConsultationTime(now(time), [1]));
    console.log(JSON.stringify({ offset: new Date().getTimezoneOffset(), hours }));`;
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  const { offset, hours } = JSON.parse(run.stdout) as { offset: number; hours: boolean[] };
  expect(offset === 0).toBe(zone === 'UTC');
  return hours;
}

test.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])(
  'F39: on a machine in %s the hours are those of Shanghai',
  (zone) => {
    expect(answersIn(zone)).toEqual([false, true, true, false]);
  },
);
