import { seededRandom } from '@site/release/guard/seeded-random';
import { drawEvent } from './drawn-events';
import { endFault } from './schedule-end';
import { settled, type SiteOptions, SimulatedSite } from './simulated-site';

export type ScheduleOptions = SiteOptions & { seed: number; events: number };
export type ScheduleOutcome = { answers: number; events: number; fault: string | undefined };

/** How often a step that is held comes next, and how often nothing fails in it. */
const stepRate = 0.6;
const goodRate = 0.75;

/** One step that is held, or one event. */
async function goOn(site: SimulatedSite, random: () => number): Promise<void> {
  const held = site.steps.all;
  const step = held[Math.floor(random() * held.length)];
  if (step && random() < stepRate) {
    const way = random() < goodRate ? 0 : Math.floor(random() * step.ways.length);
    site.take(step, step.ways[way]);
  } else {
    const { name, happen } = drawEvent(site, random);
    site.trace.push(name);
    happen();
  }
  await settled();
}

async function faultIn(site: SimulatedSite, { seed, events }: ScheduleOptions): Promise<string | undefined> {
  const random = seededRandom(seed);
  for (let event = 0; event < events && !site.fault; event += 1) await goOn(site, random);
  return site.fault ?? endFault(site);
}

/** @returns how much was answered, and what may not be, with all that had happened before it */
export async function runSchedule(options: ScheduleOptions): Promise<ScheduleOutcome> {
  const site = new SimulatedSite(options);
  const fault = await faultIn(site, options);
  const { answers, trace } = site;
  const story = trace.map((line, index) => `${index + 1}. ${line}`).join('\n');
  const withStory = fault && `Schedule ${options.seed}: ${fault}\nWhat happened before:\n${story}`;
  return { answers, events: trace.length, fault: withStory };
}
