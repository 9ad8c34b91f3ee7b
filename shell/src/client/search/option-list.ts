import { element } from '@site/shared/ui/element';
import type { Option } from './suggested';

export type Group = { name?: string; options: readonly Option[]; clears?: boolean };

const clearText = '清空最近搜索';

function optionOf({ dataset }: HTMLElement, text: string, link?: string): HTMLElement {
  const attributes = { class: dataset.option, role: 'option', 'aria-selected': 'false', tabindex: -1 };
  return link
    ? element('a', { href: link, ...attributes }, text)
    : element('button', { type: 'button', ...attributes }, text);
}

function groupOf(list: HTMLElement, { name, options, clears }: Group): HTMLElement[] {
  const made = options.map(({ label, link }) => optionOf(list, label, link));
  if (clears) made.push(optionOf(list, clearText));
  if (!name) return made;
  const heading = element('span', { class: list.dataset.label, 'aria-hidden': 'true' }, name);
  return [element('div', { role: 'group', 'aria-label': name }, heading, ...made)];
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
