import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** For how long nobody touches the page, in milliseconds. */
const quietTime = 10_000;
/** The share of that time for which a page may compute: what turns, counts or plays takes some. */
const mostBusy = 0.15;
/** Megabytes by which what scripts hold grows in that time; collections come when they come. */
const mostGrowth = 60;
/** Requests in that time: pages fetch ahead what their links lead to. */
const mostAsked = 40;

type Work = { seconds: number; megabytes: number };

/** Counts the seconds for which the page's main thread works, and what its scripts hold, from now on until it is asked. */
async function countWork(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  // Of the processor's time, which a busy machine does not stretch. It counts from the session's beginning.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { seconds: valueOf('TaskDuration'), megabytes: valueOf('JSHeapUsedSize') / 2 ** 20 };
  };
  const { megabytes: first } = await read();
  return async () => {
    const { seconds, megabytes } = await read();
    await session.detach();
    return { seconds, megabytes: megabytes - first };
  };
}

/** The requests that are made until it is asked for them. */
function countRequests(page: Page): () => number {
  let count = 0;
  const note = () => (count += 1);
  page.on('request', note);
  return () => {
    page.off('request', note);
    return count;
  };
}

/** What a page does while nobody touches it; errors are told by who watches it. */
export async function quietFaults(page: Page): Promise<Fault[]> {
  const address = page.url();
  const requests = countRequests(page);
  const worked = await countWork(page);
  await page.waitForTimeout(quietTime);
  const { seconds, megabytes } = await worked();
  const busy = seconds / (quietTime / 1000);
  const asked = requests();
  const common = { kind: 'quiet', relative: true } as const;
  const untouched = 'while nobody touches it';
  const faults: [boolean, Fault][] = [
    [
      busy > mostBusy,
      { ...common, amount: busy, reason: `computes for ${Math.round(busy * 100)} % of the time ${untouched}` },
    ],
    [
      megabytes > mostGrowth,
      { ...common, amount: megabytes / mostGrowth, reason: `holds ${Math.round(megabytes)} MB more ${untouched}` },
    ],
    [asked > mostAsked, { ...common, amount: asked, reason: `asks ${asked} times ${untouched}` }],
    [page.url() !== address, { ...common, reason: `leaves for ${page.url()} by itself` }],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}
