import type { Page } from '@playwright/test';
import { plainCode } from '@site/shared/contract/callback-code';
import { wishWords } from '@site/shared/contract/callback-times';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { freshPhone, storedLeads } from '../harness/stored-leads';

const quick = 'form[action="/-/lead/quick"]';

/** Fills in the sign-up and wishes for the second half-hour that is offered. */
async function fillSignUp(page: Page, phone: string): Promise<string> {
  await page.goto('/home/signUp');
  const form = page.locator(quick);
  const wish = (await form.locator('option').nth(2).getAttribute('value')) ?? '';
  await form.locator('[name=name]').fill('陈经理');
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=wish]').selectOption(wish);
  await form.locator('[name=consent]').check();
  return wish;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/home/callback');
  await page.getByLabel('回电码').fill(code);
  await page.getByRole('button', { name: '查看预约' }).click();
}

/** Moves the callback that is shown to the last half-hour, cancels it and erases it. */
async function useUp(page: Page, phone: string): Promise<void> {
  const last = (await page.locator('option').last().getAttribute('value')) ?? '';
  await page.getByLabel('改到').selectOption(last);
  await page.getByRole('button', { name: '改时间' }).click();
  await expect(page.locator('main').getByText('已改好')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: wishWords(last) })).toBeVisible();
  await expect
    .poll(async () => (await storedLeads(phone))[0]?.wishedAt)
    .toBe(new Date(`${last.replace(' ', 'T')}:00+08:00`).toISOString());
  await page.getByRole('button', { name: '取消这次回电' }).click();
  await expect(page.locator('main').getByText('已取消，')).toBeVisible();
  await expect.poll(async () => (await storedLeads(phone))[0]?.cancelledAt).toMatch(/^\d{4}-/);
  await page.locator('summary', { hasText: '删除这份预约和它的信息' }).click();
  await page.getByRole('button', { name: '确认删除' }).click();
  await expect(page.locator('main').getByText('已删除，')).toBeVisible();
  expect(await storedLeads(phone)).toEqual([]);
}

test.beforeEach(({ page }) => answerConsent(page));

test('R13.52 without script a callback is booked for a half-hour, moved, cancelled and erased by its code', async ({
  plainPage,
}) => {
  const phone = freshPhone();
  const wish = await fillSignUp(plainPage, phone);
  await plainPage.locator(`${quick} button`).click();
  await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
  await expect(plainPage.getByText(wishWords(wish))).toBeVisible();
  const code = (await plainPage.locator('input[name=code]').getAttribute('value')) ?? '';
  expect(plainCode(code)).toBeDefined();
  await expect(plainPage.getByText(code)).toBeVisible();
  await plainPage.getByRole('button', { name: '改时间或取消' }).click();
  await expect(plainPage).toHaveURL('/home/callback');
  await expect(plainPage.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
  await expect(plainPage.getByText(phone)).toHaveCount(0);
  await useUp(plainPage, phone);
  await enterCode(plainPage, code);
  await expect(plainPage.getByRole('alert')).toContainText('没有找到这份预约');
});

test('with script the receipt shows the code, to be copied, and the page of codes takes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = freshPhone();
  const wish = await fillSignUp(page, phone);
  await page.locator(`${quick} button`).click();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('提交成功！');
  await expect(receipt).toContainText(wish);
  await receipt.getByText('复制回电码').click();
  await expect(receipt.getByText('复制成功')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(receipt).toContainText(code);
  await enterCode(page, code);
  await useUp(page, phone);
});

for (const width of [390, 1440])
  test(`at ${width} px the page of codes and what it says of a wrong one break no rule of accessibility`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/home/callback');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('回电码').fill('0000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('没有找到这份预约');
    await expect(page.getByLabel('回电码')).toHaveValue('0000');
    expect(await axeViolations(page)).toEqual([]);
    // The browser says of every 422 that it is one.
    complaints.length = 0;
  });

test('R13.49 a half-hour that has passed comes back with every other field', async ({ plainPage }) => {
  const phone = freshPhone();
  await fillSignUp(plainPage, phone);
  await plainPage
    .locator(`${quick} option`)
    .nth(2)
    .evaluate((option: HTMLOptionElement) => (option.value = '2020-01-01 10:00'));
  await plainPage.locator(`${quick} button`).click();
  await expect(plainPage.getByRole('alert')).toContainText('这个时间已经过了');
  await expect(plainPage.locator(`${quick} [name=phone]`)).toHaveValue(phone);
  await plainPage.locator(`${quick} button`).click();
  await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
});
