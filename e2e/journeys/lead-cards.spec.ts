import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { freshPhone, storedLeads } from '../harness/stored-leads';
import { hydrated } from '../harness/lead-page';

test.beforeEach(({ page }) => answerConsent(page));

test('R10.1 without script the callback card and the reservation bar book and say their own sentence', async ({
  plainPage,
}) => {
  await plainPage.goto('/home/entmarket');
  await plainPage.locator('summary', { hasText: '电话' }).first().click();
  await plainPage.locator('form[action="/-/lead/callback"] [name=phone]').fill(freshPhone());
  await plainPage.getByRole('button', { name: '预约回电' }).click();
  await expect(plainPage.getByText('专家顾问将在24小时内向你致电')).toBeVisible();
  await plainPage.goto('/home/entmarket');
  await plainPage.locator('form[action="/-/lead/bottom-bar"] [name=requirement]').fill('年会');
  await plainPage.locator('form[action="/-/lead/bottom-bar"] [name=phone]').fill(freshPhone('120'));
  await plainPage.getByRole('button', { name: '立即预约' }).click();
  await expect(plainPage.getByText('直播经理将尽快与您取得联系')).toBeVisible();
});

test('R2.181 R4.1 R4.2 the callback card judges the number as it is left, books, and 我知道了 closes it', async ({
  page,
}) => {
  await page.goto('/home/entmarket');
  const card = page.locator('aside li', { hasText: '销售电话' });
  await card.locator('summary').click();
  const phone = card.locator('[name=phone]');
  await phone.fill('12012345678');
  await hydrated(page);
  await card.getByText('咨询时间').click();
  await phone.focus();
  await phone.blur();
  await expect(card.getByText('手机号码格式不正确')).toBeVisible();
  await phone.fill('');
  await card.getByRole('button').click();
  await expect(card.getByText('手机号必填')).toBeVisible();
  await phone.fill(freshPhone());
  await card.getByRole('button').click();
  const message = page.getByRole('dialog', { name: '预约成功' });
  await expect(message).toContainText('专家顾问将在24小时内向你致电');
  expect(await axeViolations(page)).toEqual([]);
  await message.getByRole('button', { name: '我知道了' }).click();
  await expect(message).toBeHidden();
});

test('R2.185 R4.3 R4.4 the reservation bar comes after 400 px and, once booked, is gone for the session and shifts nothing', async ({
  page,
  context,
}) => {
  const phone = freshPhone();
  await page.goto('/home/entmarket');
  const bar = page.locator('aside[aria-label="预约直播方案"]');
  const field = bar.locator('[name=requirement]');
  await expect(field).toBeHidden();
  await page.mouse.wheel(0, 401);
  await expect(field).toBeVisible();
  await field.focus();
  await hydrated(page);
  await bar.getByRole('button', { name: '立即预约' }).click();
  await expect(bar.getByText('请输入您的直播需求')).toBeVisible();
  await field.fill('年会直播');
  await bar.getByRole('button', { name: '立即预约' }).click();
  await expect(bar.getByText('请输入您的联系方式')).toBeVisible();
  await bar.locator('[name=phone]').fill('1390000');
  await bar.getByRole('button', { name: '立即预约' }).click();
  await expect(bar.getByText('请输入正确的联系方式')).toBeVisible();
  await bar.locator('[name=phone]').fill(phone);
  await bar.getByRole('button', { name: '立即预约' }).click();
  const dialog = page.getByRole('dialog', { name: '预约成功' });
  await expect(dialog).toContainText('直播经理将尽快与您取得联系');
  await expect(dialog.getByRole('button', { name: '我知道了' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await page.reload();
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html[data-scrolled-400]')).toBeAttached();
  await expect(bar).toBeHidden();
  const other = await context.newPage();
  await other.goto('/home/entmarket');
  await expect(other.locator('html')).toHaveAttribute('data-reservation', 'ready');
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
});
