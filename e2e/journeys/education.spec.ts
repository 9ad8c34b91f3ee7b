import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';
import { freshPhone, storedLeads } from '../harness/stored-leads';

const address = '/home/education';
const form = 'form[action="/-/lead/bottom-bar"]';
const source = '教育落地页底部预约';

async function book(page: Page, phone: string): Promise<void> {
  await page.locator(`${form} [name=requirement]`).fill('会计公开课，约 200 人听');
  await page.locator(`${form} [name=phone]`).fill(phone);
  await page.locator(`${form} button[type=submit]`).click();
}

test('R3.16 the bar is in sight from the first screen on, books a lesson, and the lead names this page', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto(address);
  await hydrate(page);
  await expect(page.locator(form)).toBeInViewport();
  await book(page, phone);
  await expect(page.getByRole('dialog')).toContainText('预约成功');
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(form)).toBeHidden();
  await expect(page.getByText('已收到你的预约')).toBeVisible();
  await page.goto('/home/edu');
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html[data-scrolled-400]')).toBeAttached();
  await expect(page.getByRole('complementary', { name: '预约直播方案' })).toBeHidden();
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]).toMatchObject({ form: 'bottom-bar', fromtype: source });
});

test('without script the same lead arrives with the same source', async ({ plainPage }) => {
  const phone = freshPhone();
  await plainPage.goto(address);
  await book(plainPage, phone);
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]).toMatchObject({ form: 'bottom-bar', fromtype: source });
});

test('on a phone the bar has the phone, and its button opens a form for a lesson from the first visit on', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: '电话与咨询' });
  const ask = bar.locator('summary', { hasText: '预约试讲' });
  const answer = page.getByRole('button', { name: '仅必要' });
  // The question for consent is highest in the narrowest window and the largest print.
  for (const [width, print] of [
    [320, '140'],
    [390, '100'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await page.evaluate((size) => localStorage.setItem('site-display', JSON.stringify({ print: size })), print);
    await page.reload();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(ask).toBeInViewport({ ratio: 1 });
    // Neither of the two lies over the other.
    await answer.click({ trial: true });
    await ask.click({ trial: true });
  }
  await answer.click();
  await expect(answer).toBeHidden();
  await expect(bar.locator('summary', { hasText: '电话' })).toBeInViewport();
  await ask.click();
  await expect(page.getByRole('dialog', { name: '预约一次试讲' })).toBeVisible();
});
