import { note } from './view';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Shifts that follow one another within these times, in milliseconds, are one. */
const [pauseInShifts, longestShifts] = [1000, 5000];

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  } catch {
    // A browser that does not know it tells nothing of it.
  }
}

function watchShifts(): void {
  let [sum, first, last] = [0, 0, 0];
  note('cls', 0);
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - last > pauseInShifts || startTime - first > longestShifts) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    note('cls', sum * 1000);
  });
}

/** How fast the page came, how much it moved and how long presses waited, as Web Vitals are defined. */
export function watchVitals({ responseStart, activationStart = 0 }: Partial<Navigation>): void {
  const sinceShown = (time: number) => Math.max(0, time - activationStart);
  if (responseStart) note('ttfb', sinceShown(responseStart));
  watch('largest-contentful-paint', ({ startTime }) => note('lcp', sinceShown(startTime)));
  watch('event', (entry) => {
    if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) note('inp', entry.duration);
  });
  watchShifts();
}

/** How the document came; `activationStart` of one that was made before it was asked for. */
export type Navigation = PerformanceNavigationTiming & { activationStart?: number };
