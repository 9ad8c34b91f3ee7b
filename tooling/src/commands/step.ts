const times: { what: string; seconds: string }[] = [];

/** Prints what is being done, does it, and prints how long it took. */
export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const started = Date.now();
  console.log(`▸ ${what} …`);
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  times.push({ what, seconds });
  console.log(`  ${what}: done in ${seconds} s`);
  return result;
}

/** What took how long, all on one screen, and the whole since the process began; steps that ran side by side overlap. */
export function printTimes(): void {
  console.log('');
  const all = [...times, { what: 'In all', seconds: process.uptime().toFixed(1) }];
  for (const { what, seconds } of all) console.log(`${seconds.padStart(8)} s  ${what}`);
}
