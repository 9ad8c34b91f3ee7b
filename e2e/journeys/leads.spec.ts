import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { settle } from '../harness/page-time';
import { freshPhone, storedLeads } from '../harness/stored-leads';
import { quick, mobile, fillRequirement, hydrated } from '../harness/lead-page';

test.beforeEach(({ page }) => answerConsent(page));

test('R10.1 without script a lead is left from PC and reaches the database', async ({ plainPage }) => {
  const phone = freshPhone();
  await plainPage.goto('/home/signUp?utm_source=spec');
  await fillRequirement(plainPage, quick, phone);
  await plainPage.locator(`${quick} [name=requirement]`).fill('年会直播');
  await plainPage.locator(`${quick} button`).click();
  await expect(plainPage).toHaveURL(/\/-\/lead\/(quick|mobile)$/);
  await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  const [lead] = await storedLeads(phone);
  expect(lead).toMatchObject({
    form: 'quick',
    name: '陈经理',
    requirement: '年会直播',
    fromtype: 'pc-www',
    committype: 3,
    url: expect.stringContaining('/home/signUp?utm_source=spec'),
    consentAt: expect.stringMatching(/^\d{4}-/),
  });
});

test(
  'R10.1 without script a lead is left from a phone, in the sheet under the thumb',
  everyCase,
  async ({ plainPage }) => {
    const phone = freshPhone();
    await plainPage.setViewportSize({ width: 390, height: 844 });
    await plainPage.goto('/m/');
    await plainPage.locator('summary', { hasText: '免费试用' }).click();
    await fillRequirement(plainPage, mobile, phone);
    await plainPage.locator(`${mobile} button`).last().click();
    await expect(plainPage).toHaveURL(/\/-\/lead\/(quick|mobile)$/);
    await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
    await expect.poll(() => storedLeads(phone)).toHaveLength(1);
    expect((await storedLeads(phone))[0]).toMatchObject({ form: 'mobile', fromtype: 'wap-www' });
  },
);

test('what a visitor typed is there again on the way back, also once the application runs', async ({ page }) => {
  await page.goto('/home/signUp');
  const phone = freshPhone();
  await fillRequirement(page, quick, phone);
  await hydrated(page);
  await page.locator('a[href="/home/service"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/home/service');
  await page.goBack();
  await expect(page.locator(`${quick} [name=name]`)).toHaveValue('陈经理');
  await expect(page.locator(`${quick} [name=phone]`)).toHaveValue(phone);
});

test('R10.2 without script a wrong form comes back with its fields and its message, and goes through once mended', async ({
  plainPage,
}) => {
  const phone = freshPhone();
  await plainPage.goto('/home/signUp');
  await fillRequirement(plainPage, quick, '12012345678');
  const answered = plainPage.waitForResponse((response) => response.url().endsWith('/-/lead/quick'));
  await plainPage.locator(`${quick} button`).click();
  const answer = await answered;
  expect(answer.status()).toBe(422);
  expect(answer.headers()['cache-control']).toContain('no-store');
  await expect(plainPage.getByText('请输入正确的手机号')).toBeVisible();
  await expect(plainPage.locator(`${quick} [name=name]`)).toHaveValue('陈经理');
  await expect(plainPage.locator(`${quick} [name=consent]`)).toBeChecked();
  await plainPage.locator(`${quick} [name=phone]`).fill(phone);
  await plainPage.locator(`${quick} button`).click();
  await expect(plainPage).toHaveURL(/\/-\/lead\/(quick|mobile)$/);
  await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]?.url).toContain('/home/signUp');
});

test('R4.6 R4.7 R7.14 R9.6 the quick form says its messages in order, tells of success and leads on after 1.5 s', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.clock.install();
  await page.goto('/home/signUp');
  await page.locator(`${quick} [name=name]`).focus();
  await hydrated(page);
  const send = page.locator(`${quick} button`);
  for (const [field, value, message] of [
    ['name', '陈经理', '请输入联系姓名'],
    ['phone', '138', '请输入手机号'],
    ['phone', phone, '请输入正确的手机号'],
  ] as const) {
    await send.click();
    await expect(page.locator(quick).getByRole('alert').filter({ hasText: message })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator(`${quick} [name=${field}]`).fill(value);
  }
  await send.click();
  await expect(page.getByText('请先阅读并同意隐私政策')).toBeVisible();
  await page.locator(`${quick} [name=consent]`).check();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await send.click();
  await expect(page.getByRole('dialog', { name: '提交成功！' })).toBeVisible();
  await expect(page.locator(`${quick} [name=phone]`)).toHaveValue('');
  await page.clock.runFor(1499);
  await settle(page);
  await expect(page).toHaveURL('/home/signUp');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL('/home/experience');
  await expect(page.locator('h1')).toContainText('先看看接下来的事');
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
});

test('R7.18 the former phone home sends to the oldest lead call, which any 2xx answers for', async ({ page }) => {
  const phone = freshPhone();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/old-index');
  await fillRequirement(page, '#lead form', phone);
  await hydrated(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/VZlive/Savequirement'));
  await page.locator('#lead form button').click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('phone')).toBe(phone);
  await expect(page.getByText('提交成功！')).toBeVisible();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
});

test('R10.5 a double click makes one lead', everyCase, async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/home/signUp');
  await fillRequirement(page, quick, phone);
  await hydrated(page);
  await page.locator(`${quick} button`).dblclick();
  await expect(page).toHaveURL('/home/experience');
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
});

test('R10.5 a double click without script makes one lead', everyCase, async ({ plainPage }) => {
  const phone = freshPhone();
  await plainPage.goto('/home/signUp');
  await fillRequirement(plainPage, quick, phone);
  await plainPage.locator(`${quick} button`).dblclick();
  await expect(plainPage).toHaveURL(/\/-\/lead\/(quick|mobile)$/);
  await expect(plainPage.getByRole('heading', { name: '提交成功！' })).toBeVisible();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
});

test(
  'offline the form keeps its input and goes out when the network is back (F24)',
  everyCase,
  async ({ page, context, complaints }) => {
    const phone = freshPhone();
    await page.goto('/home/signUp');
    await fillRequirement(page, quick, phone);
    await hydrated(page);
    await context.setOffline(true);
    await page.locator(`${quick} button`).click();
    await expect(page.getByText('恢复后自动提交')).toBeVisible();
    await expect(page.locator(`${quick} [name=phone]`)).toHaveValue(phone);
    await context.setOffline(false);
    await expect(page).toHaveURL('/home/experience');
    await expect.poll(() => storedLeads(phone)).toHaveLength(1);
    complaints.length = 0;
  },
);

test(
  'R4.8 R4.9 the trial sheet of phones closes in 400 ms after success, with its fields cleared',
  everyCase,
  async ({ page }) => {
    const phone = freshPhone();
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/m/');
    const sheet = page.locator('details', { has: page.locator(mobile) }).last();
    await sheet.locator('summary').click();
    await fillRequirement(page, mobile, phone);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await sheet.getByRole('button', { name: '提交' }).click();
    await expect(sheet).toHaveAttribute('data-closing', '');
    await page.clock.runFor(399);
    await expect(sheet).toHaveAttribute('open', '');
    await page.clock.runFor(1);
    await expect(sheet).not.toHaveAttribute('open', '');
    const receipt = page.getByRole('dialog', { name: '提交成功！' });
    await expect(receipt.getByRole('button', { name: '我知道了' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(receipt).toHaveCount(0);
    await page.clock.resume();
    await sheet.locator('summary').click();
    await expect(sheet.locator('[name=phone]')).toHaveValue('');
    await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  },
);
