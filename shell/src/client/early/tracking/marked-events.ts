import { closestOf } from '@site/shared/page/closest-of';
const marked = '[data-track], a[data-login], [data-consult], a[href^="tel:"]';
const field = 'input, select, textarea';

/** The kind of event by which an element counts. */
function countsOn(element: Element): readonly string[] {
  if (element instanceof HTMLFormElement) return ['submit'];
  return element.matches(field) ? ['change'] : ['click', 'auxclick'];
}

/** A summary counts when it opens its details, not when it closes them. */
function closes(element: Element): boolean {
  return element.matches('details[open] > summary');
}

/** What an element counts as by what it is, without an attribute of its own. */
function implied(element: HTMLElement): string[] {
  if ('consult' in element.dataset) return ['consult_click'];
  if (!(element instanceof HTMLAnchorElement)) return [];
  if (element.protocol === 'tel:') return ['phone_click'];
  if (!('login' in element.dataset)) return [];
  return /[?&]type=1(&|$)/.test(element.search) ? ['trial_click', 'free_trial_click'] : ['login_click'];
}

/** The codes that a click, change or submit announces by the element it falls on (docs/contracts/tracking.md). */
export function codesOf(event: Event): string[] {
  const element = closestOf(event, marked);
  if (!element || !countsOn(element).includes(event.type) || closes(element)) return [];
  // Of the other buttons only the middle one opens what it falls on.
  if (event.type === 'auxclick' && (event as MouseEvent).button !== 1) return [];
  return [...(element.dataset.track ?? '').split(' '), ...implied(element)].filter(Boolean);
}
