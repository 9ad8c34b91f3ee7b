import type { SupportFieldKey } from '../../contract/support-facts';
import { supportFields } from '../../contract/support-fields';
import { honeypotField } from '../../contract/support-wire';
import { element } from '../../ui/element';
import styles from '../../parts/forms/lead-field.module.css?names';
import trap from '../../parts/forms/lead-hidden-fields.module.css?names';
import form from '../support-form.module.css';
import { supportControl, supportRows } from '../../parts/forms/support-control';
import { supportCopy } from '../../parts/forms/support-copy';

/** What is known before the visitor writes a word. */
export type SupportStart = { [Key in SupportFieldKey]?: string | undefined };

/** As `support-field.tsx` renders it. */
function fieldOf(name: SupportFieldKey, value = ''): HTMLElement {
  const { label, missing, lines } = supportFields[name];
  const id = `sheet-${name}`;
  const control = element(lines ? 'textarea' : 'input', {
    ...supportControl(name),
    ...{ id, class: `${styles.control} ${lines ? styles.lines : ''}` },
  });
  control.value = value;
  return element(
    'div',
    {},
    element(
      'label',
      { class: styles.label, for: id },
      label,
      !missing && element('span', { class: styles.note }, supportCopy.optional),
    ),
    control,
    element('span', { class: styles.fault, 'data-fault': '' }),
  );
}

/** The fields of the form in their rows, then what travels along unseen. */
export function fieldsOf(start: SupportStart): HTMLElement[] {
  const honeypot = { name: honeypotField, tabindex: -1, autocomplete: 'off', 'aria-label': '请勿填写' };
  return [
    ...supportRows.map((row) => element('div', { class: form.row }, ...row.map((name) => fieldOf(name, start[name])))),
    element('input', { type: 'hidden', name: 'url', 'data-fill': 'place' }),
    element('div', { class: trap.trap, 'aria-hidden': true }, element('input', honeypot)),
  ];
}
