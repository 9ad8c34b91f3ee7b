import { processLimits, ProcessProgress } from './process-progress';

const limits = { ...processLimits, silentWork: 100, stillChecks: 3, owingChecks: 4 };

test('where no CPU time can be read, no process is given up', () => {
  const progress = new ProcessProgress(limits);
  for (let look = 0; look < 100; look += 1) expect(progress.check(undefined, 0)).toBeUndefined();
});

test('looks at which a process waited for a CPU say nothing of how long it owes an answer', () => {
  const progress = new ProcessProgress({ ...limits, silentWork: 1e9 });
  for (let look = 1; look < 100; look += 1)
    expect(progress.check({ worked: look, waited: look * limits.checkEvery }, 0)).toBeUndefined();
});

test('a process that answers others and never this page is given up', () => {
  const progress = new ProcessProgress(limits);
  const reasons = Array.from({ length: 6 }, (_, look) => {
    progress.received();
    return progress.check({ worked: look + 1, waited: 0 }, 0);
  });
  expect(reasons.at(-1)).toBe('owed an answer at 4 checks in a row');
});

test('a process that renders one page after the other is busy with pages, also where no look finds one under way', () => {
  const progress = new ProcessProgress(limits);
  for (let look = 1; look < 100; look += 1) {
    progress.received();
    const at = look * limits.checkEvery;
    expect(progress.checkIdle({ worked: at, waited: 0 }, at)).toBeUndefined();
  }
});
