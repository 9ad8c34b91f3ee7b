import type { Option } from './suggested';

export type Group = { name?: string; options: readonly Option[]; clears?: boolean };

const clearText = '清空最近搜索';

function make(tag: string, className: string | undefined, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

function optionOf(list: HTMLElement, text: string, link?: string): HTMLElement {
  const option = make(link ? 'a' : 'button', list.dataset.option, text);
  if (link) option.setAttribute('href', link);
  else option.setAttribute('type', 'button');
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.tabIndex = -1;
  return option;
}

function groupOf(list: HTMLElement, { name, options, clears }: Group): HTMLElement[] {
  const made = options.map(({ label, link }) => optionOf(list, label, link));
  if (clears) made.push(optionOf(list, clearText));
  if (!name) return made;
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  const heading = make('span', list.dataset.label, name);
  heading.setAttribute('aria-hidden', 'true');
  group.append(heading, ...made);
  return [group];
}

/** Writes the options of a list, and how many there are for those who do not see it. */
export function fill(list: HTMLElement, groups: readonly Group[]): void {
  list.replaceChildren(...groups.filter(({ options }) => options.length > 0).flatMap((group) => groupOf(list, group)));
  optionsIn(list).forEach((option, place) => {
    option.id = `${list.id}-${place}`;
  });
}

export function optionsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=option]')];
}

/** Marks the option that the arrow keys have reached. */
export function mark(list: HTMLElement, reached: HTMLElement | undefined): void {
  for (const option of optionsIn(list)) {
    option.setAttribute('aria-selected', String(option === reached));
    option.classList.toggle(list.dataset.active ?? 'active', option === reached);
  }
  reached?.scrollIntoView({ block: 'nearest' });
}
