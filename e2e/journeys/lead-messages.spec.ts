import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { answerLeads, booked, leadPlace, openLeadForm, sendLeadForm } from '../harness/lead-places';

// The messages of the specification (R5.1 to R5.9) to the letter and in the order of their checks, one at a time.

const consentFirst = '请先阅读并同意隐私政策';

async function says(form: Locator, message: string): Promise<void> {
  await sendLeadForm(form);
  await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveText([message]);
}

test.beforeEach(({ page }) => answerConsent(page));

for (const name of ['quick', 'mobile'] as const) {
  test(
    `R5.1–3 R5.12 R8.1–3 R8.10 the ${name} form asks for name, phone, a good phone and consent, in this order`,
    unlessKept(name === 'quick'),
    async ({ page }) => {
      const place = leadPlace(name);
      const sent = await answerLeads(page, place, [booked]);
      const form = await openLeadForm(page, place);
      const write = (field: string, value: string) => form.locator(`[name=${field}]`).fill(value);
      await says(form, '请输入联系姓名');
      await expect(form.locator('[name=name]')).toBeFocused();
      await write('name', '   ');
      await says(form, '请输入联系姓名');
      await write('name', '陈经理');
      await says(form, '请输入手机号');
      for (const wrong of ['1380000000', '12012345678', '1380000000a', '138 0000000', '23800000000']) {
        await write('phone', wrong);
        await says(form, '请输入正确的手机号');
      }
      await write('phone', '13800000000');
      await says(form, consentFirst);
      await form.locator('[name=consent]').check();
      expect(sent).toHaveLength(0);
      await sendLeadForm(form);
      await expect.poll(() => sent[0]?.body).toMatchObject({ name: '陈经理', phone: '13800000000', requirement: '' });
      await expect(page.getByRole('status').filter({ hasText: /^提交成功！$/ })).toHaveCount(1);
    },
  );
}

test('R5.5 R5.6 R8.7 R8.8 R8.11 the callback card asks for the number on sending and judges it on leaving and on sending', async ({
  page,
}) => {
  const place = leadPlace('callback');
  const sent = await answerLeads(page, place, [booked]);
  const form = await openLeadForm(page, place);
  const phone = form.locator('[name=phone]');
  const shown = form.getByRole('alert').filter({ hasText: /./ });
  await phone.blur();
  await expect(shown).toHaveCount(0);
  await says(form, '手机号必填');
  await phone.fill('12012345678');
  await expect(shown).toHaveCount(0);
  await phone.blur();
  await expect(shown).toHaveText(['手机号码格式不正确']);
  await phone.fill('1201234567');
  await phone.press('Enter');
  await expect(shown).toHaveText(['手机号码格式不正确']);
  expect(sent).toHaveLength(0);
  await phone.fill('13800000000');
  await phone.press('Enter');
  const dialog = page.getByRole('dialog', { name: '预约成功' });
  await expect(dialog).toContainText('专家顾问将在24小时内向你致电');
  await dialog.getByRole('button', { name: '我知道了' }).click();
  await expect(dialog).toHaveCount(0);
});

test('R5.7–9 R8.4–6 R8.12 the reservation bar asks for the requirement, the contact and a good contact, in this order', async ({
  page,
}) => {
  const place = leadPlace('bottom-bar');
  const sent = await answerLeads(page, place, [booked]);
  const form = await openLeadForm(page, place);
  await says(form, '请输入您的直播需求');
  await form.locator('[name=requirement]').fill('年会直播');
  await says(form, '请输入您的联系方式');
  for (const wrong of ['1201234567', '22012345678', '1201234567a']) {
    await form.locator('[name=phone]').fill(wrong);
    await says(form, '请输入正确的联系方式');
  }
  expect(sent).toHaveLength(0);
  await form.locator('[name=phone]').fill('12012345678');
  await sendLeadForm(form);
  await expect(page.getByRole('dialog', { name: '预约成功' })).toContainText('直播经理将尽快与您取得联系');
});

/** Parts of a page are laid out as they come near the view: at its end until nothing of it changes any more. */
async function settledAtEnd(page: Page, layout: () => Promise<object>): Promise<object> {
  let last = {};
  await expect(async () => {
    const before = last;
    await page.evaluate(
      () =>
        new Promise((done) => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    last = await layout();
    expect(last).toEqual(before);
  }).toPass();
  return last;
}

test('putting the reservation bar away after a booking moves nothing on the page', async ({ page }) => {
  const place = leadPlace('bottom-bar');
  await answerLeads(page, place, [booked]);
  const form = await openLeadForm(page, place);
  const layout = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      places: [...document.querySelectorAll('main > *, footer')].map((part) => part.getBoundingClientRect().top),
      scrollY,
    }));
  for (const [name, value] of Object.entries(place.fields)) await form.locator(`[name=${name}]`).fill(value);
  // At the end of the page anything that went would pull the page down.
  const before = await settledAtEnd(page, layout);
  await sendLeadForm(form);
  await page.getByRole('dialog').getByRole('button', { name: '我知道了' }).click();
  await expect(form).toBeHidden();
  expect(await layout()).toEqual(before);
  for (const name of ['requirement', 'phone']) await expect(form.locator(`[name=${name}]`)).toHaveValue('');
});
