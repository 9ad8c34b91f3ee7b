import { isLeadForm } from '../../contract/lead-forms';
import { type FormKind, kindsCame } from './form-kind';
import { leadKind } from './lead-kind';
import { watchPhoneFields } from './phone-fields';
import { supportKind } from './support-kind';

function kindNamed(name: string, legacy: boolean): FormKind | undefined {
  if (isLeadForm(name)) return leadKind(name, legacy);
  return name === 'support' ? supportKind : undefined;
}

/** What the island of forms judges, sends and promises: a file of its own, because one has at most 4 KB. */
export function registerFormKinds(): void {
  watchPhoneFields();
  window.siteFormKind = kindNamed;
  dispatchEvent(new Event(kindsCame));
}
