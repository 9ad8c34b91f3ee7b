import { eventNameKey, longestEventName } from '@site/shared/console/event-name';

const field = '[data-event-field]';
const requirement = 'form[data-island=forms] [name=requirement]';

function kept(): string {
  try {
    return sessionStorage.getItem(eventNameKey) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string): void {
  try {
    if (name) sessionStorage.setItem(eventNameKey, name);
    else sessionStorage.removeItem(eventNameKey);
  } catch {
    // Without storage the name holds for this page.
  }
}

function clean(typed: string): string {
  return [...typed.replace(/\s+/g, ' ').trim()].slice(0, longestEventName).join('');
}

/** Stages remember the name that they were drawn with. */
function retitle(name: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-event-name]')) {
    place.dataset.eventName ||= place.textContent ?? '';
    const wanted = name || place.dataset.eventName;
    if (place.textContent !== wanted) place.textContent = wanted;
  }
}

/** Forms take it along as long as nothing else was typed there. */
function fill(name: string): void {
  const text = name && `会名：${name}`;
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(requirement)) {
    if (area.value !== (area.dataset.filled ?? '')) continue;
    area.value = text;
    area.dataset.filled = text;
  }
}

/**
 * The name that a visitor gives his event: it titles the stages of the visit and comes along into its forms. It stays in
 * this tab; nobody else gets it unless the form is sent.
 */
export function watchEventName(): void {
  let name = clean(document.querySelector<HTMLInputElement>(field)?.value || kept());
  const apply = () => {
    retitle(name);
    fill(name);
  };
  const show = () => {
    const place = document.querySelector<HTMLElement>('[data-event-said]');
    if (place) place.textContent = (name ? place.dataset.named : place.dataset.unnamed) ?? '';
  };
  const first = document.querySelector<HTMLInputElement>(field);
  if (first && !first.value) first.value = name;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(field)) return;
    name = clean(target.value);
    keep(name);
    apply();
    show();
  });
  keep(name);
  apply();
  if (name) show();
  // Pages that come without a load bring stages and forms of their own.
  const root = document.querySelector('div#_site-root') ?? document.body;
  new MutationObserver(apply).observe(root, { childList: true, subtree: true });
}
