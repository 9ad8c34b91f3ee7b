import { findSiteAction, trackingEvent } from '@site/shared/contract/tracking';
import { announcements, type ShownPage } from '@site/shared/tracking/announce';
import { addScore, counts, parseTotals } from '@site/shared/tracking/score-totals';
import type { SiteFacts, TrackingReceiver } from '@site/shared/store/site-facts';
import { consented, watchConsent } from '../consent';
import { isHeld } from '../intent';
import { readSiteData, siteFacts } from '../site-data';
import { awaitsIsland } from '../islands';
import { apiReceiver } from './api-receiver';
import { consoleReceiver } from './console-receiver';
import { lateBaiduReceiver } from './late-receiver';
import { codesOf } from './marked-events';
import { reportedPath, viewOf } from './page-events';
import type { Receiver } from './receiver';

const key = 'site-score';

const createReceiver: Record<TrackingReceiver, (tracking: SiteFacts['tracking']) => Receiver> = {
  console: consoleReceiver,
  api: apiReceiver,
  baidu: ({ baiduId }) => lateBaiduReceiver(baiduId),
};

let receivers: Receiver[] = [];
let page: ShownPage | undefined;

/** Adds an event to the visitor's total; false if it does not count any more. Without storage every event counts. */
function addToScore(action: NonNullable<ReturnType<typeof findSiteAction>>): boolean {
  try {
    const totals = parseTotals(localStorage.getItem(key));
    if (!counts(totals, action)) return false;
    if (action.score > 0) localStorage.setItem(key, JSON.stringify(addScore(totals, action)));
  } catch {
    // As said above.
  }
  return true;
}

function record(code: string): void {
  const action = findSiteAction(code);
  if (!consented() || !action || !addToScore(action)) return;
  for (const receiver of receivers) receiver.event(trackingEvent(action));
}

function recordMarked(event: Event): void {
  // What is held will be given again.
  if (!consented() || isHeld(event) || awaitsIsland(event)) return;
  const codes = codesOf(event);
  if (codes.includes('consult_click') && siteFacts().tracking.manual === 'consult') codes.push('manual');
  codes.forEach(record);
}

function recordPage(): void {
  if (!consented() || !page) return;
  for (const receiver of receivers) receiver.page(reportedPath(page));
  viewOf(page, siteFacts().tracking.manual).forEach(record);
}

function start(): void {
  const { tracking } = siteFacts();
  receivers = tracking.receivers.map((name) => createReceiver[name](tracking));
  const { state, errors } = readSiteData();
  page ??= { routeName: state.routeName, path: location.pathname, failed: errors !== null };
  recordPage();
}

/** Removes everything stored for statistics. */
function stop(): void {
  for (const receiver of receivers) receiver.stop();
  receivers = [];
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * Records events from consent on, for the lifetime of the page, hydrated or not. Must run
 * after `watchIntent`, which knows the held clicks.
 */
export function watchTracking(): void {
  watchConsent({ change: (granted) => (granted ? start() : stop()), restored: recordPage });
  for (const name of ['click', 'auxclick', 'change', 'submit']) document.addEventListener(name, recordMarked, true);
  document.addEventListener(announcements.event, (event) => record(String((event as CustomEvent).detail)));
  document.addEventListener(announcements.page, (event) => {
    page = (event as CustomEvent<ShownPage>).detail;
    recordPage();
  });
}
