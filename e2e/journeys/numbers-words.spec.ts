import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import {
  answerLeads,
  booked,
  fillLeadForm,
  leadPlace,
  leadPlaces,
  openLeadForm,
  sendLeadForm,
} from '../harness/lead-places';

// The numbers of the specification that a visitor reads, or types (R9.23 to R9.27).

test.beforeEach(({ page }) => answerConsent(page));

test('R5.4 R9.26 every field for a phone number takes eleven digits and no twelfth', async ({ page }) => {
  for (const place of leadPlaces) {
    const field = (await openLeadForm(page, place)).locator('[name=phone]');
    await field.pressSequentially('138000000001');
    await expect(field).toHaveValue('13800000000');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  }
});

for (const place of leadPlaces) {
  test(
    `R9.26 ten digits are refused by the ${place.form} form, eleven are sent`,
    unlessKept(place.form === 'callback'),
    async ({ page }) => {
      const sent = await answerLeads(page, place, [booked]);
      const form = await openLeadForm(page, place);
      await fillLeadForm(form, place);
      const phone = place.fields.phone ?? '';
      await form.locator('[name=phone]').fill(phone.slice(0, -1));
      await sendLeadForm(form);
      await expect(form.getByRole('alert').filter({ hasText: /正确|格式/ })).toBeVisible();
      await expect(form.locator('[name=phone]')).toBeFocused();
      expect(sent).toHaveLength(0);
      await form.locator('[name=phone]').fill(phone);
      await sendLeadForm(form);
      await expect.poll(() => sent[0]?.body.phone).toBe(phone);
    },
  );
}

test('R1.10 R9.24 a call back is promised within 24 hours, before and after the booking', async ({ page }) => {
  const place = leadPlace('callback');
  await answerLeads(page, place, [booked]);
  const form = await openLeadForm(page, place);
  await expect(form.getByText('24 小时内回电')).toBeVisible();
  await fillLeadForm(form, place);
  await sendLeadForm(form);
  await expect(page.getByText('专家顾问将在24小时内向你致电', { exact: true })).toBeVisible();
});

test('R1.6 R2.165 R9.25 the free trial is named with its 7 days, on PC and on phones', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: '免费试用 7 天' }).first()).toHaveAttribute('href', /type=1$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/');
  await expect(page.locator('aside summary', { hasText: '免费试用 7 天' })).toBeVisible();
});

test('R9.23 the consultation hours 09:00–18:00 stand beside the sales phone, on PC and on phones', async ({ page }) => {
  await page.goto('/home/entmarket');
  await page.locator('aside summary', { hasText: '电话' }).first().press('Enter');
  await expect(page.locator('aside').getByText('咨询时间 每天 09:00–18:00').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/');
  await page.locator('aside summary', { hasText: '电话' }).click();
  await expect(page.locator('aside').getByText('咨询时间 每天 09:00–18:00')).toBeVisible();
});

test('R2.172 R9.27 the footer prints the version 21.06.09 as it stands', async ({ page }) => {
  for (const address of ['/', '/m/']) {
    await page.goto(address);
    await expect(page.locator('footer').getByText('版本 21.06.09', { exact: true })).toBeVisible();
  }
});
