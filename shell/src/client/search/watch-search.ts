import { suggestionDebounce } from '@site/shared/contract/content-ids';
import { typedKey } from '@site/shared/page/typed-key';
import { hotSearches } from '../../content/site-search';
import { type Group, fill, mark, optionsIn } from './option-list';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { asSearches, askSuggestions } from './suggested';

const fieldIn = '[data-island=search] [role=combobox]';
let asked = new AbortController();
let timer = 0;

function fieldOf(event: Event): HTMLInputElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLInputElement>(fieldIn) : null;
}

function listOf(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute('aria-controls') ?? '');
}

function reachedIn(list: HTMLElement): HTMLElement | undefined {
  return optionsIn(list).find((option) => option.getAttribute('aria-selected') === 'true');
}

function reach(field: HTMLElement, list: HTMLElement, option: HTMLElement | undefined): void {
  mark(list, option);
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
}

function setOpen(field: HTMLElement, list: HTMLElement, isOpen: boolean): void {
  list.hidden = !isOpen;
  field.setAttribute('aria-expanded', String(isOpen));
  reach(field, list, undefined);
  const status = list.nextElementSibling;
  if (status) status.textContent = isOpen ? `${optionsIn(list).length} 条建议` : '';
  // To those who keep the way back.
  list.dispatchEvent(new Event('toggle'));
}

function show(field: HTMLElement, list: HTMLElement, groups: readonly Group[]): void {
  fill(list, groups);
  setOpen(field, list, optionsIn(list).length > 0);
}

/** What an empty field offers: what this device searched last, and what many search. */
function showStarts(field: HTMLElement, list: HTMLElement): void {
  const hot = list.dataset.hot?.split(',').filter(Boolean) ?? hotSearches;
  show(field, list, [
    { name: '最近搜过', options: asSearches(list, recentSearches()), clears: true },
    { name: '热门搜索', options: asSearches(list, hot) },
  ]);
}

/** An answer that another key has overtaken is dropped, and one that fails leaves the list as it is. */
function look(field: HTMLInputElement): void {
  const list = listOf(field);
  if (!list) return;
  clearTimeout(timer);
  asked.abort();
  const limit = (asked = new AbortController());
  // What was reached is an answer to other words.
  reach(field, list, undefined);
  const typed = field.value.trim();
  if (!typed) return showStarts(field, list);
  timer = window.setTimeout(() => {
    void askSuggestions(list, typed, limit).then((options) => {
      if (options && !limit.signal.aborted && document.activeElement === field) show(field, list, [{ options }]);
    });
  }, suggestionDebounce);
}

function close(field: HTMLElement): void {
  const list = listOf(field);
  clearTimeout(timer);
  asked.abort();
  if (list) setOpen(field, list, false);
}

/** Round the list and the field itself. */
function move(field: HTMLElement, list: HTMLElement, by: 1 | -1): void {
  const options = optionsIn(list);
  const reached = reachedIn(list);
  const places = options.length + 1;
  if (list.hidden) setOpen(field, list, true);
  const at = reached ? options.indexOf(reached) + 1 : 0;
  reach(field, list, options[((at + by + places) % places) - 1]);
}

function actOf(key: string, field: HTMLInputElement, list: HTMLElement): (() => void) | undefined {
  const reached = list.hidden ? undefined : reachedIn(list);
  if (key === 'Escape' && !list.hidden) return () => close(field);
  if (key === 'Enter' && reached) return () => reached.click();
  if (optionsIn(list).length === 0) return undefined;
  if (key === 'ArrowDown') return () => move(field, list, 1);
  if (key === 'ArrowUp') return () => move(field, list, -1);
  return undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  const field = fieldOf(event);
  const list = field && listOf(field);
  if (!field || !list) return;
  const key = typedKey(event);
  // What an input method takes is for no menu around the field either.
  if (!key) event.stopPropagation();
  const act = actOf(key, field, list);
  if (!act) return;
  event.preventDefault();
  act();
}

function choose(event: MouseEvent): void {
  const option = event.target instanceof Element ? event.target.closest('[data-island=search] [role=option]') : null;
  const field = option?.closest('[data-island=search]')?.querySelector<HTMLInputElement>('[role=combobox]');
  if (!option || !field) return;
  if (option instanceof HTMLAnchorElement) {
    rememberSearch(field.value || (option.textContent ?? ''));
    return close(field);
  }
  forgetSearches();
  look(field);
}

/**
 * The search of the site and of the help centre (decision 041): a combobox with suggestions, or with recent and hot words while it is
 * empty, before hydration and after. Without it the form leads to the search page.
 */
export function watchSearch(): void {
  const onField = (act: (field: HTMLInputElement) => void) => (event: Event) => {
    const field = fieldOf(event);
    if (field) act(field);
  };
  document.addEventListener('focusin', onField(look));
  document.addEventListener('input', onField(look));
  document.addEventListener('focusout', onField(close));
  // Before the menus, for which Escape closes what is around the list.
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('click', choose);
  // The field keeps its focus while the pointer chooses.
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-island=search] [role=listbox]'))
      event.preventDefault();
  });
  document.addEventListener('submit', ({ target }) => {
    const field = target instanceof Element && target.querySelector<HTMLInputElement>(fieldIn);
    if (!field) return;
    rememberSearch(field.value);
    close(field);
  });
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.matches(fieldIn)) look(focused);
}
