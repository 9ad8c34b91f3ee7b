import { closestOf } from '../../page/closest-of';
import type { SiteFacts } from '../../store/site-facts';
import { copyText } from '../../ui/copy-text';
import type { SupportFieldKey } from '../../contract/support-facts';
import { supportCopy } from '../../parts/forms/support-copy';
import { makeSheet } from './support-sheet';

/** The form that stands for the sheet where script is missing: its fields are what is known. */
const door = 'form[data-island=support]';

let sheet: { made: HTMLDetailsElement; about: string } | undefined;

function startOf(form: HTMLFormElement): { [Key in SupportFieldKey]?: string } {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** One sheet about one fault, so that what was typed is there again; a sheet about another is put away. */
function sheetFor(form: HTMLFormElement, site: SiteFacts): HTMLDetailsElement {
  const start = startOf(form);
  const about = location.pathname + JSON.stringify(start);
  if (sheet?.about === about && sheet.made.isConnected) return sheet.made;
  sheet?.made.remove();
  sheet = { about, made: makeSheet(start, site) };
  document.body.append(sheet.made);
  return sheet.made;
}

/** The focus comes back to the link or button that was pressed; Safari focuses neither, then to the door's button. */
function open(form: HTMLFormElement, site: SiteFacts): void {
  const { activeElement, body } = document;
  const opener = activeElement === body ? form.querySelector('button') : activeElement;
  const made = sheetFor(form, site);
  const dialog = made.querySelector('dialog');
  if (!dialog) return;
  made.open = true;
  dialog.addEventListener('close', () => (opener as HTMLElement | null)?.focus(), { once: true });
  // Browsers without modal dialogs show it in the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.querySelector('button')?.focus();
}

async function copy(control: HTMLElement): Promise<void> {
  const copied = await copyText(control.dataset.copies ?? '');
  control.setAttribute('aria-live', 'polite');
  control.textContent = copied ? supportCopy.copied : supportCopy.copyFailed;
}

/** What asks for support where the page has no form for it, and the button of a receipt that copies its number. */
export function watchSupport(site: () => SiteFacts): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches(door)) return;
    event.preventDefault();
    open(event.target, site());
  });
  document.addEventListener('click', (event) => {
    const control = closestOf(event, '[data-copies]');
    if (control) void copy(control);
  });
}
