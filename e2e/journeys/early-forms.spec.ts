import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { fillLeadForm, type LeadPlace, leadPlace, leadPlaces, sendLeadForm } from '../harness/lead-places';
import { holdApplication } from '../harness/hold-application';
import { freshPhone, storedLeads } from '../harness/stored-leads';

// Forms on a line on which the application does not come for a while: only the entry script and the island do.

async function openForm(page: Page, place: LeadPlace): Promise<Locator> {
  await page.setViewportSize({ width: place.width, height: 900 });
  await page.goto(place.address);
  return place.open(page);
}

/** The names of the fields that are marked, each with a fault in sight beside it. */
async function faultyFields(form: Locator): Promise<string[]> {
  const fields = await form.locator('[aria-invalid=true]').all();
  return Promise.all(
    fields.map(async (field) => {
      const id = (await field.getAttribute('aria-describedby')) ?? '';
      await expect(form.locator(`[id="${id}"]`)).toBeVisible();
      return (await field.getAttribute('name')) ?? '';
    }),
  );
}

const wrong: Record<string, string[]> = {
  quick: ['name', 'phone', 'consent'],
  mobile: ['name', 'phone', 'consent'],
  callback: ['phone'],
  'bottom-bar': ['requirement', 'phone'],
};

const receiptOf = (page: Page) => page.locator('[data-receipt]');
/** A page that was left would have lost this mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window);

test.beforeEach(({ page }) => answerConsent(page));

for (const place of leadPlaces)
  test(
    `R12.55 R12.58 the ${place.form} form judges, books once and keeps its receipt before the application comes`,
    unlessKept(place.form === 'quick'),
    async ({ page }) => {
      const phone = freshPhone();
      const release = await holdApplication(page);
      const form = await openForm(page, place);
      const posted: string[] = [];
      page.on('request', (request) => request.url().includes('/-/lead/') && posted.push(request.url()));
      await sendLeadForm(form);
      await expect.poll(() => faultyFields(form)).toEqual(wrong[place.form]);
      await expect(form.locator(`[name=${wrong[place.form]?.[0]}]`)).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await fillLeadForm(form, { ...place, fields: { ...place.fields, phone } });
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
      await sendLeadForm(form);
      const receipt = receiptOf(page);
      await expect(receipt).toContainText(`${phone.slice(0, 3)}****${phone.slice(7)}`);
      expect(posted).toEqual([]);
      // The quick form leads on after 1.5 s.
      if (place.form === 'quick') await expect(page).toHaveURL('/home/experience');
      else await expect(receipt.getByRole('button', { name: '我知道了' })).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      release();
      if (place.form !== 'quick') await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await expect(receipt).toHaveCount(1);
      await page.reload();
      await expect(receipt).toContainText('****');
      await receipt.getByRole('button', { name: '我知道了' }).click();
      await expect(receipt).toHaveCount(0);
      await page.reload();
      expect(await page.evaluate(() => sessionStorage.getItem('site-forms'))).toBeNull();
      await expect(receipt).toHaveCount(0);
      await expect.poll(() => storedLeads(phone)).toHaveLength(1);
    },
  );

test('R12.59 on a phone a form that was sent without network goes out when it is back, once, and the receipt says so', async ({
  page,
  context,
  complaints,
}) => {
  const phone = freshPhone();
  const place = leadPlace('mobile');
  const release = await holdApplication(page);
  const form = await openForm(page, place);
  await mark(page);
  await fillLeadForm(form, { ...place, fields: { ...place.fields, phone } });
  // The island is here: an empty name is judged.
  await form.locator('[name=name]').fill('');
  await sendLeadForm(form);
  await expect(form.getByText('请输入联系姓名')).toBeVisible();
  await form.locator('[name=name]').fill('陈经理');
  await context.setOffline(true);
  await sendLeadForm(form);
  await expect(form.getByText('网络已断开，内容已保留，恢复后自动提交')).toBeVisible();
  await expect(form.locator('[name=phone]')).toHaveValue(phone);
  await context.setOffline(false);
  const receipt = receiptOf(page);
  await expect(receipt).toContainText('网络已恢复，内容已自动提交');
  await expect(form).toBeHidden();
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(receipt).toContainText('提交成功！');
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  complaints.length = 0;
});

/**
 * Types into one field after the other, as people do; with the first key the application begins to come. Every key is there then, and the
 * focus where it was.
 */
async function typeThrough(page: Page, form: Locator, release: () => void): Promise<void> {
  const texts = [
    { field: form.locator('[name=requirement]'), text: '300' },
    { field: form.locator('[name=phone]'), text: '13800138000' },
  ];
  for (const { field, text } of texts) {
    // The element that is asked for may be taken away in that moment, as the page is made anew.
    await expect(async () => {
      await field.focus();
      await expect(field).toBeFocused({ timeout: 1 });
    }).toPass();
    for (const key of text) {
      await page.keyboard.press(key);
      release();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  }
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  for (const { field, text } of texts) await expect(field).toHaveValue(text);
  await expect(form.locator('[name=phone]')).toBeFocused();
}

for (const [address, form] of [
  ['/home/signUp', 'quick'],
  ['/home/education', 'bottom-bar'],
  ['/m/old-index', 'mobile'],
] as const)
  test(`of ${address} no key is lost and no form made anew with an element of a password manager beside each field`, async ({
    page,
  }) => {
    const release = await holdApplication(page);
    await page.goto(address);
    const fields = page.locator(`main form[data-form=${form}]`).first();
    const served = await fields.locator('[name=phone]').elementHandle();
    await fields.locator('input:visible, textarea:visible').evaluateAll((all) => {
      for (const field of all) field.after(document.createElement('com-1password-button'));
    });
    await typeThrough(page, fields, release);

    expect(await served?.evaluate((field) => field.isConnected)).toBe(true);
  });

test('where a stranger put an element into the page it is made anew, and no key is lost', async ({
  page,
  complaints,
}) => {
  const release = await holdApplication(page);
  await page.goto('/m/old-index');
  const form = page.locator('main form[data-form=mobile]');
  const served = await form.locator('[name=phone]').elementHandle();
  await page.locator('#lead').evaluate((section) => section.prepend(document.createElement('x-translate')));
  await typeThrough(page, form, release);

  expect(await served?.evaluate((field) => field.isConnected)).toBe(false);
  await expect.poll(() => complaints.some((text) => text.includes('#418'))).toBe(true);
  complaints.length = 0;
});

test('a number that is pasted before the files of forms came is let in whole, and has its one spelling once they are there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release: () => void = () => undefined;
  const came = new Promise<void>((done) => (release = done));
  await page.route(/island-form/, async (route) => {
    await came;
    await route.continue();
  });
  const phone = (await openForm(page, leadPlace('quick'))).locator('[name=phone]');
  await page.evaluate(() => navigator.clipboard.writeText('+86 138-0013-8000'));
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('+86 138-0013-8000');
  release();
  await expect(phone).toHaveValue('13800138000');
});

test('R5.13 a number that is pasted into a field that had the focus before any script came is let in whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release: () => void = () => undefined;
  const came = new Promise<void>((done) => (release = done));
  await page.route(/\/early\./, async (route) => {
    await came;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/', { waitUntil: 'commit' });
  const phone = page.locator('form[data-form] [name=phone]').filter({ visible: true }).first();
  await page.evaluate(() => navigator.clipboard.writeText('+86 138-0013-8000'));
  await phone.focus();
  await expect(phone).toHaveAttribute('maxlength', '11');
  release();
  await expect(phone).not.toHaveAttribute('maxlength', '11');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('13800138000');
});

for (const file of ['forms', 'form-kinds'])
  test(
    `R12.53 without the island ${file} the form is what it is without script`,
    unlessKept(file === 'form-kinds'),
    async ({ page, complaints }) => {
      const phone = freshPhone();
      const place = leadPlace('quick');
      await page.route(new RegExp(`/island-${file}\\.`), (route) => route.abort());
      const form = await openForm(page, place);
      await fillLeadForm(form, { ...place, fields: { ...place.fields, phone } });
      await sendLeadForm(form);
      await expect(page.getByRole('heading', { name: '提交成功！' })).toBeVisible();
      await expect.poll(() => storedLeads(phone)).toHaveLength(1);
      complaints.length = 0;
    },
  );
