import type { Locator, Page } from 'playwright-core';
import type { Fault } from './fault';

/** In milliseconds; a slow machine is no fault of the page. */
const sendTime = 30_000;

/** What a visitor might write, by the name of the field. */
const sample: Readonly<Record<string, string>> = {
  phone: '13800138000',
  mobile: '13800138000',
  email: 'name@example.com',
  name: '王芳',
};
/** What reports and counts, and is no form. */
const noForm = /^\/(?:-\/|liveajax\/LogCollect)/;

async function fill(field: Locator): Promise<void> {
  const kind = await field.evaluate((element: HTMLInputElement) => ({
    tag: element.localName,
    type: element.type,
    name: element.name,
    filled: /^(?:checkbox|radio)$/.test(element.type) ? element.checked : element.value !== '',
  }));
  if (kind.type === 'checkbox' || kind.type === 'radio') {
    if (!kind.filled) await field.check();
  } else if (kind.tag === 'select') await field.selectOption({ index: 1 });
  else if (!kind.filled) await field.fill(sample[kind.name] ?? '活动直播');
}

/** What sends a form: a button without a type does too. */
const sender = '[type=submit], button:not([type])';

const fields = 'input:not([type=hidden], [type=submit], [tabindex="-1"]), select, textarea';

/** Whether anything is sent: by script, or by leaving the page. */
async function sends(page: Page, form: Locator): Promise<boolean> {
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && (request.isNavigationRequest() || !noForm.test(new URL(request.url()).pathname)),
    { timeout: sendTime },
  );
  // Who presses nothing because of an error before waits for nothing.
  sent.catch(() => undefined);
  for (const field of await form.locator(fields).all()) if (await field.isVisible()) await fill(field);
  // What no sample satisfies is not judged.
  if (!(await form.evaluate((element) => (element as HTMLFormElement).checkValidity()))) return true;
  await form.locator(sender).first().click();
  return sent.then(
    () => true,
    () => false,
  );
}

/** Opens what of the form is folded, as its visitor does. */
async function unfold(form: Locator): Promise<void> {
  const folded = form.locator('details:not([open])').filter({ has: form.page().locator(sender) });
  for (const fold of await folded.all()) await fold.locator('summary').first().click();
}

async function formFault(page: Page, form: Locator): Promise<string | undefined> {
  const action = (await form.getAttribute('action')) ?? '';
  await unfold(form);
  if (!(await form.locator(sender).first().isVisible()))
    return `shows its form to ${action} without a button that sends it`;
  const works = await sends(page, form).catch(() => false);
  return works ? undefined : `does not send its form to ${action} once it is filled in`;
}

/** Fills in and sends every form of the page's own part that is in sight; the check's server takes it and books nothing. */
export async function formFaults(page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const form of await page.locator('#_content form[method=post i]').all()) {
    if (!(await form.isVisible())) continue;
    const fault = await formFault(page, form);
    if (fault) faults.push({ kind: 'sends', relative: true, reason: fault });
  }
  return faults;
}
