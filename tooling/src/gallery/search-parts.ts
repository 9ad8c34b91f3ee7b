/** Shows the rows whose entry or name has all words of the field; folds open while something is searched. */
function show(words: readonly string[]): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]'))
    row.hidden = !words.every((word) => row.dataset.row?.includes(word));
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
    const found = fold.querySelector('[data-row]:not([hidden])') !== null;
    fold.hidden = !found;
    if (words.length > 0) fold.open = found;
  }
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  for (const group of groups) group.hidden = group.querySelector('[data-row]:not([hidden])') === null;
  document.querySelector('[data-none]')?.toggleAttribute(
    'hidden',
    groups.some(({ hidden }) => !hidden),
  );
}

function openFirst(): void {
  document.querySelector<HTMLAnchorElement>('[data-row]:not([hidden]) a')?.click();
}

/** Only the list moves: the page stays where its part begins. */
function showCurrent(field: HTMLElement): void {
  const list = field.closest('nav');
  const current = list?.querySelector<HTMLElement>('[aria-current=page]');
  if (list && current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** The search box of the list: `/` goes there, Enter opens the first part. */
export function searchParts(): void {
  const field = document.querySelector<HTMLInputElement>('[data-search]');
  if (!field) return;
  field.addEventListener('input', () => show(field.value.toLowerCase().split(/\s+/).filter(Boolean)));
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && openFirst());
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === field) return;
    event.preventDefault();
    field.focus();
  });
  showCurrent(field);
}
