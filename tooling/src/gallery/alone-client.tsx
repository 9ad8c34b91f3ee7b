import '@site/shared/ui/tokens.css';
import './alone.css';
import { hydrateRoot } from 'react-dom/client';
import { entries } from './entries';
import { partsOf } from './gallery-module';
import { openSite, partPage } from './part-page';

const alone = document.getElementById('alone');

/** Brings the state to life that the server drew: its scripts run as they do in a page. */
async function hydrate(root: HTMLElement, { entry = '', part = '', state = '' }: DOMStringMap): Promise<void> {
  const found = entries[entry];
  const parts = found ? await partsOf(entry, found) : [];
  const Show = parts.find(({ name }) => name === part)?.states[state];
  if (!Show) return;
  openSite();
  hydrateRoot(root, partPage(Show));
}

/** Forms judge and answer as in a page; what they send is refused here, so that nobody is called back. */
async function wakeForms(): Promise<void> {
  const { registerFormKinds } = await import('@site/shared/forms/register-form-kinds');
  const { watchForms } = await import('@site/shared/forms/watch-forms');
  registerFormKinds();
  watchForms();
}

if (document.querySelector('[data-wake=forms]')) void wakeForms();
if (alone) void hydrate(alone, alone.dataset);
