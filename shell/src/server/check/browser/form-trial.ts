import type { Locator, Page, Request } from 'playwright-core';
import type { Fault } from './fault';
import { drawn } from './interruptions';

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

/** Two scripts and digits: what a field makes of one of them is seen. */
const words = '活动直播 Live 2026';
/** What fields may set their own way, as the spaces of a number. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

/** Whether a field has what its visitor writes or chooses. */
async function fill(field: Locator): Promise<boolean> {
  const kind = await field.evaluate((element: HTMLInputElement) => ({
    tag: element.localName,
    type: element.type,
    name: element.name,
    room: element.maxLength,
    filled: /^(?:checkbox|radio)$/.test(element.type) ? element.checked : element.value !== '',
  }));
  if (kind.filled && kind.tag !== 'select') return true;
  if (kind.type === 'checkbox' || kind.type === 'radio') return choose(field);
  if (kind.tag === 'select') return (await field.selectOption({ index: 1 })).length > 0;
  const text = sample[kind.name] ?? words;
  const typed = kind.room > 0 ? text.slice(0, kind.room) : text;
  await field.fill(typed);
  return bare(await field.inputValue()).includes(bare(typed));
}

const labelAround = (field: Locator) => field.locator('xpath=ancestor::label[1]');

/** By its label, as a hand does, where there is one: the field itself may be drawn by it. */
async function choose(field: Locator): Promise<boolean> {
  const id = await field.getAttribute('id');
  const around = labelAround(field);
  const label = (await around.count()) > 0 || !id ? around : field.page().locator(`label[for=${JSON.stringify(id)}]`);
  await ((await label.count()) > 0 ? label.first() : field).click({ position: { x: 8, y: 8 } });
  return field.isChecked();
}

/** What sends a form: a button without a type does too. */
const sender = ':is([type=submit], button:not([type]))';
/** Of the page's own part. */
const forms = '#_content form[method=post i]';

const fields = 'input:not([type=hidden], [type=submit], [tabindex="-1"]), select, textarea';

/** What a visitor can fill in: the first choice of several, and what is seen of a field is its label where that is drawn. */
async function fillAll(form: Locator): Promise<boolean> {
  const chosen = new Set<string | null>();
  for (const field of await form.locator(fields).all()) {
    const isRadio = (await field.getAttribute('type')) === 'radio';
    const name = await field.getAttribute('name');
    const label = labelAround(field);
    const isSeen = (await field.isVisible()) || ((await label.count()) > 0 && (await label.isVisible()));
    if (!isSeen || (isRadio && chosen.has(name))) continue;
    if (isRadio) chosen.add(name);
    if (!(await fill(field))) return false;
  }
  return true;
}

/** Waits until what a form sent is answered, and shown: until then other forms may wait for it. */
async function answered(page: Page, request: Request): Promise<true> {
  await request.response().catch(() => null);
  await page.evaluate(drawn).catch(() => undefined);
  return true;
}

/** Whether anything is sent: by script, or by leaving the page. */
async function sends(page: Page, form: Locator): Promise<boolean> {
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && (request.isNavigationRequest() || !noForm.test(new URL(request.url()).pathname)),
    { timeout: sendTime },
  );
  // Who presses nothing because of an error before waits for nothing.
  sent.catch(() => undefined);
  // What no sample satisfies is not judged.
  if (!(await form.evaluate((element) => (element as HTMLFormElement).checkValidity()))) return true;
  await form.locator(sender).first().click();
  return sent.then(
    (request) => answered(page, request),
    () => false,
  );
}

const actionOf = async (form: Locator) => (await form.getAttribute('action')) ?? '';

/** What a form is folded in, and what of it is folded that sends it. */
const folded = 'ancestor::details[not(@open)] | descendant::details[not(@open)][.//button]';

/** Opens what is folded of a form, as its visitor does, and folds it again: open it may lie over other forms, and over links. */
async function unfolded(form: Locator, work: () => Promise<string | undefined>): Promise<string | undefined> {
  const opened = await form.locator(`xpath=${folded}`).elementHandles();
  for (const one of opened) {
    const summary = await one.$(':scope > summary');
    if (await summary?.isVisible()) await summary?.click();
  }
  const fault = (await form.isVisible()) ? await work() : undefined;
  // A sheet that is a dialog leaves the page to its visitor by this key.
  if (opened.length > 0) await form.page().keyboard.press('Escape');
  for (const one of opened)
    await one.evaluate((details) => (details as Element).removeAttribute('open')).catch(() => undefined);
  return fault;
}

async function fillFault(form: Locator): Promise<string | undefined> {
  const takes = await fillAll(form).catch(() => false);
  return takes ? undefined : `does not take what is written or chosen in its form to ${await actionOf(form)}`;
}

async function sendFault(page: Page, form: Locator): Promise<string | undefined> {
  const action = await actionOf(form);
  if (!(await form.locator(sender).first().isVisible()))
    return `shows its form to ${action} without a button that sends it`;
  const works = await sends(page, form).catch(() => false);
  return works ? undefined : `does not send its form to ${action} once it is filled in`;
}

/** Fills in every form of the page's own part that is in sight, then sends them; the check's server takes it and books nothing. */
export async function formFaults(page: Page): Promise<Fault[]> {
  const found: (string | undefined)[] = [];
  // All of them first: one that is sent may take another one's place.
  for (const form of await page.locator(forms).all()) found.push(await unfolded(form, () => fillFault(form)));
  for (const form of await page.locator(forms).all()) found.push(await unfolded(form, () => sendFault(page, form)));
  const reasons = new Set(found.filter((reason) => reason !== undefined));
  return [...reasons].map((reason) => ({ kind: 'sends', relative: true, reason }));
}
