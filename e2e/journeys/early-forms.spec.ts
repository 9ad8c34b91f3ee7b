import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { fillLeadForm, type LeadPlace, leadPlace, leadPlaces, sendLeadForm } from '../harness/lead-places';
import { holdApplication } from '../harness/hold-application';
import { freshPhone, storedLeads } from '../harness/stored-leads';

// Forms on a line on which the application does not come for a while: only the entry script and the wake file do.

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
    `the ${place.form} form judges, books once and keeps its receipt before the application comes`,
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

test('on a phone a form that was sent without network goes out when it is back, once, and the receipt says so', async ({
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
  // The wake file is here: an empty name is judged.
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

test('what was typed survives an element that a password manager puts beside a field before the application comes', async ({
  page,
  complaints,
}) => {
  const place = leadPlace('quick');
  const release = await holdApplication(page);
  const form = await openForm(page, place);
  const name = form.locator('[name=name]');
  await name.fill('陈经理');
  await form.locator('[name=consent]').check();
  await name.focus();
  await name.evaluate((field) => field.before(document.createElement('div')));
  const served = await name.elementHandle();
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  expect(await served?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(name).toHaveValue('陈经理');
  await expect(form.locator('[name=consent]')).toBeChecked();
  await expect(name).toBeFocused();
  complaints.length = 0;
});

test('a number that is pasted before the files of forms came is let in whole, and has its one spelling once they are there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release: () => void = () => undefined;
  const came = new Promise<void>((done) => (release = done));
  await page.route(/wake-form/, async (route) => {
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

for (const file of ['forms', 'form-kinds'])
  test(
    `without the wake file ${file} the form is what it is without script`,
    unlessKept(file === 'form-kinds'),
    async ({ page, complaints }) => {
      const phone = freshPhone();
      const place = leadPlace('quick');
      await page.route(new RegExp(`/wake-${file}\\.`), (route) => route.abort());
      const form = await openForm(page, place);
      await fillLeadForm(form, { ...place, fields: { ...place.fields, phone } });
      await sendLeadForm(form);
      await expect(page.getByRole('heading', { name: '提交成功！' })).toBeVisible();
      await expect.poll(() => storedLeads(phone)).toHaveLength(1);
      complaints.length = 0;
    },
  );
