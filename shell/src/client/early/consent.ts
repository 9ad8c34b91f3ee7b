import { closestOf } from '@site/shared/page/closest-of';
export type Choice = 'granted' | 'denied';

export type ConsentFollower = {
  /** A choice was made here or in another tab, or was stored before. */
  change: (granted: boolean) => void;
  /** The page was restored from the back/forward cache, and the visitor still agrees. */
  restored: () => void;
};

/** A choice expires after this time, in milliseconds: one year, as in the privacy policy. */
export const consentLife = 365 * 24 * 60 * 60 * 1000;

const key = 'site-consent';
const { dataset } = document.documentElement;

let choice: Choice | undefined;
let opener: HTMLElement | undefined;
let follow: ConsentFollower['change'] = () => undefined;

function isChoice(value: unknown): value is Choice {
  return value === 'granted' || value === 'denied';
}

function kept(): Choice | undefined {
  const { choice: was, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { choice?: unknown; at?: unknown };
  return isChoice(was) && Date.now() - Number(at) < consentLife ? was : undefined;
}

/** The bar is in the HTML of every page; `data-consent="ask"` shows it. */
function apply(next: Choice | undefined): void {
  const changed = next !== choice;
  choice = next;
  dataset.consent = next ?? 'ask';
  if (changed) follow(next === 'granted');
}

/** What was chosen before, perhaps in another tab. */
function readAgain(): void {
  try {
    apply(kept());
  } catch {
    // Without storage the choice holds for this page; without a choice the bar is shown.
    apply(choice);
  }
}

function choose(next: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify({ choice: next, at: Date.now() }));
  } catch {
    // As above.
  }
  apply(next);
  opener?.focus();
  opener = undefined;
}

function reopen(link: HTMLElement): void {
  opener = link;
  dataset.consent = 'ask';
  document.querySelector<HTMLElement>('[data-consent-choice]')?.focus();
}

function onClick(event: MouseEvent): void {
  const button = closestOf(event, '[data-consent-choice]')?.dataset.consentChoice;
  if (isChoice(button)) return choose(button);
  const link = closestOf(event, '[data-consent-open]');
  if (!link) return;
  event.preventDefault();
  reopen(link);
}

/** Escape keeps the previous choice; without one the bar stays. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !opener || !choice) return;
  dataset.consent = choice;
  opener.focus();
  opener = undefined;
}

/** Whether this visitor agreed to statistics. */
export function consented(): boolean {
  return choice === 'granted';
}

function onPageShow(restored: () => void): (event: PageTransitionEvent) => void {
  return ({ persisted }) => {
    if (!persisted) return;
    const before = consented();
    readAgain();
    if (before && consented()) restored();
  };
}

/** Shows the bar until a choice is made, and stores it. */
export function watchConsent({ change, restored }: ConsentFollower): void {
  follow = change;
  readAgain();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  addEventListener('storage', (event) => (event.key === key || event.key === null) && readAgain());
  addEventListener('pageshow', onPageShow(restored));
}
