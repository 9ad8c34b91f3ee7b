import { honeypotField } from '../../contract/support-wire';
import { eachSupportField, type SupportFields, trimSupport } from '../../contract/support-fields';

/** The current values of a support form; what was tried may be several ticked boxes. */
export function readSupport(element: HTMLFormElement): { fields: SupportFields; honeypot: boolean } {
  const data = new FormData(element);
  const text = (name: string) => data.getAll(name).map(String).filter(Boolean).join('\n');
  return { fields: trimSupport(eachSupportField(text)), honeypot: text(honeypotField) !== '' };
}
