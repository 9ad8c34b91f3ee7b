import { consentWords } from '../../parts/contract/consent-words';
import { consultationTimes } from '../../store/consultation';
import type { SiteFacts } from '../../store/site-facts';
import button from '../../ui/button.module.css?names';
import { element } from '../../ui/element';
import head from '../../ui/sheet-head.module.css';
import queued from '../../parts/forms/lead-queued.module.css?names';
import form from '../support-form.module.css';
import styles from '../../parts/forms/support-sheet.module.css';
import { sheetClosing } from '../../parts/forms/sheet-closing';
import { supportCopy } from '../../parts/forms/support-copy';
import { supportFormProps } from '../../parts/forms/support-form-props';
import { fieldsOf, type SupportStart } from './support-fields';

const drawing = 'http://www.w3.org/2000/svg';

function cross(): SVGElement {
  const [svg, path] = [document.createElementNS(drawing, 'svg'), document.createElementNS(drawing, 'path')];
  const look = { width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, String(value));
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  svg.append(path);
  return svg;
}

function consent(): HTMLElement {
  const { sentence, agree, policies, and, elsewhere, purpose } = consentWords;
  const [policy, agreement] = policies.map(({ name, address }) =>
    element('a', { href: address, target: '_blank', rel: 'noopener', title: elsewhere }, name),
  );
  return element('p', { class: form.consent }, sentence, agree, policy, and, agreement, purpose.support);
}

function hours({ consult, phone }: SiteFacts): HTMLElement {
  const times = `${consultationTimes(consult.days)} ${supportCopy.reply}`;
  const call = element('a', { href: `tel:${phone.replace(/[^+\d]/g, '')}` }, phone);
  return element('p', { class: form.hours }, times, ...(phone ? [`${supportCopy.urgent} `, call] : []));
}

function formOf(start: SupportStart, site: SiteFacts): HTMLElement {
  const submit = { type: 'submit', class: `${button.button} ${button.brand} ${button.wide}` };
  const inside = element(
    'div',
    { class: form.fields },
    ...fieldsOf(start),
    element('p', { class: queued.waiting, role: 'status', 'data-waiting': '', 'data-stays': '' }),
    element('button', submit, supportCopy.submit),
    consent(),
    hours(site),
  );
  return element('form', supportFormProps, inside);
}

/**
 * The sheet of `support-sheet.tsx` for pages that do not have it: those of errors, on which the component would bring its
 * styles to every page of the site. The entry script closes it as it closes the other.
 */
export function makeSheet(start: SupportStart, site: SiteFacts): HTMLDetailsElement {
  const close = {
    class: `${head.close} ${styles.close}`,
    type: 'button',
    'aria-label': supportCopy.close,
    'data-dialog-close': '',
  };
  const panel = element(
    'div',
    { class: styles.panel },
    element('button', close, cross()),
    element('p', { class: head.title }, supportCopy.sheet),
    element('p', { class: head.intro }, supportCopy.intro),
    formOf(start, site),
  );
  const menu = { class: styles.sheet, 'data-menu': '', 'data-menu-root': '', 'data-closing-time': sheetClosing };
  const dialog = element('dialog', { class: styles.dialog, 'aria-label': supportCopy.sheet }, panel);
  return element('details', menu, element('summary', { hidden: true }), dialog);
}
