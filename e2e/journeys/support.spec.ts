import type { Locator, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { startFaultApi } from '../harness/fault-api';
import { holdApplication } from '../harness/hold-application';
import { startSite } from '../harness/site';
import { freshPhone, storedLeads } from '../harness/stored-leads';
import { storedSupport } from '../harness/stored-support';

const article = '/help/helpDocument/10074';
const centre = '/help/helpCenter';
/** A missing lecture, answered in its place. */
const missing = '/home/lectureDetail/99999';
const caseNumber = /ZB-[\dA-Z]{4}-[\dA-Z]{4}/;
const widths = [
  [390, 844],
  [1440, 900],
] as const;

const receiptOf = (page: Page) => page.locator('[data-receipt]');

async function fill(form: Page | Locator, phone: string): Promise<void> {
  await form.locator('[name=room]').fill('8021146');
  await form.locator('[name=happenedAt]').fill('今天 15:02');
  await form.locator('[name=message]').fill('推流地址无效 RTMP-4012');
  await form.locator('[name=phone]').fill(phone);
}

/** The number that the visitor is told is that of the one stored request, and nothing was sold. */
async function expectStored(page: Page, phone: string): Promise<void> {
  const reported = caseNumber.exec((await page.getByText(caseNumber).first().textContent()) ?? '')?.[0];
  await expect.poll(() => storedSupport(phone)).toHaveLength(1);
  expect((await storedSupport(phone))[0]).toMatchObject({
    caseNumber: reported,
    room: '8021146',
    happenedAt: '今天 15:02',
  });
  expect(await storedLeads(phone)).toEqual([]);
  expect(page.url()).not.toContain(phone);
}

for (const [width, height] of widths) {
  test(
    `R12.69 R12.105 an article is reported in place at ${width} px, and the case has a number to copy`,
    unlessKept(width === 390),
    async ({ page, context }) => {
      const phone = freshPhone();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height });
      await page.goto(article);
      await hydrate(page);
      const opener = page.getByRole('link', { name: '联系在线客服' });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: '交给值班同事' });
      await expect(sheet).toBeInViewport();
      await expect(sheet.locator('[name=article]')).toHaveValue('推流黑屏或花屏怎么办');
      await sheet.getByRole('button', { name: '提交' }).click();
      await expect(sheet.getByText('请写下看到的提示或现象')).toBeVisible();
      await expect(sheet.getByText('请输入手机号')).toBeVisible();
      await expect(sheet.locator('[name=message]')).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await fill(sheet, phone);
      await sheet.getByRole('button', { name: '提交' }).click();
      await expectStored(page, phone);
      await expect(sheet).toBeHidden();
      const receipt = receiptOf(page);
      await expect(receipt.getByRole('button', { name: '我知道了' })).toBeFocused();
      await expect(receipt).toContainText(/现在(有人值守|没人值守，(今天|明天|周.) 09:00 起)/);
      await receipt.getByRole('button', { name: '复制工单号' }).click();
      await expect(receipt.getByText('复制成功')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(caseNumber);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(receipt).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(article);
    },
  );

  test(
    `R12.70 without script an article is reported at ${width} px: a page answers with the number`,
    unlessKept(width === 390),
    async ({ plainPage }) => {
      const phone = freshPhone();
      await plainPage.setViewportSize({ width, height });
      await plainPage.goto(article);
      await plainPage.getByRole('link', { name: '联系在线客服' }).click();
      const band = plainPage.locator('#support');
      await expect(band).toBeInViewport();
      await band.locator('summary').click();
      await fill(band, '123');
      await band.getByRole('button', { name: '提交' }).click();
      await expect(plainPage.getByText('请输入正确的手机号')).toBeVisible();
      await expect(plainPage.locator('[name=room]')).toHaveValue('8021146');
      const form = plainPage.locator('form[action="/-/support"]');
      await form.locator('[name=phone]').fill(phone);
      await form.getByRole('button', { name: '提交' }).click();
      await expectStored(plainPage, phone);
    },
  );
}

for (const [width, height] of widths) {
  test(
    `R12.104 R12.106 before the application comes a request at ${width} px is judged and sent once, and its receipt stays`,
    unlessKept(width === 390),
    async ({ page }) => {
      const phone = freshPhone();
      const release = await holdApplication(page);
      const posted: string[] = [];
      page.on('request', (request) => request.url().includes('/-/support') && posted.push(request.url()));
      await page.setViewportSize({ width, height });
      await page.goto(article);
      await page.getByRole('link', { name: '联系在线客服' }).click();
      const sheet = page.getByRole('dialog', { name: '交给值班同事' });
      await sheet.locator('[name=room]').fill('room-8842');
      await sheet.getByRole('button', { name: '提交' }).click();
      await expect(sheet.locator('[aria-invalid=true]')).toHaveCount(2);
      await expect(sheet.locator('[name=message]')).toBeFocused();
      await fill(sheet, phone);
      await sheet.getByRole('button', { name: '提交' }).dblclick();
      await expectStored(page, phone);
      release();
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await expect(receiptOf(page)).toHaveCount(1);
      await page.goto(centre);
      await expect(receiptOf(page)).toContainText(caseNumber);
      expect(posted).toEqual([]);
      await expectStored(page, phone);
    },
  );

  test(
    `R12.99 R12.109 a page that is not there is reported in place at ${width} px, before the application comes`,
    unlessKept(width === 390),
    async ({ page, complaints }) => {
      const phone = freshPhone();
      await answerConsent(page);
      await holdApplication(page);
      await page.setViewportSize({ width, height });
      await page.goto(missing);
      const button = page.getByRole('button', { name: '告诉值班同事' });
      await button.click();
      const sheet = page.getByRole('dialog', { name: '交给值班同事' });
      await expect(sheet).toBeInViewport();
      await expect(sheet.locator('[name=message]')).toHaveValue(/打开页面时看到：/);
      await expect(sheet.locator('[name=article]')).toHaveValue(missing);
      expect(await axeViolations(page)).toEqual([]);
      await sheet.locator('[name=room]').fill('8021146');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
      const link = page.locator('aside').getByRole('link', { name: '在线咨询' }).filter({ visible: true });
      await link.click();
      await expect(sheet.locator('[name=room]')).toHaveValue('8021146');
      await sheet.getByRole('button', { name: '提交' }).click();
      await expect(sheet.getByText('请输入手机号')).toBeVisible();
      await fill(sheet, phone);
      await sheet.getByRole('button', { name: '提交' }).click();
      await expectStored(page, phone);
      expect((await storedSupport(phone))[0]).toMatchObject({
        article: missing,
        url: expect.stringContaining(missing),
      });
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(missing);
      complaints.length = 0;
    },
  );
}

test('R12.108 without network a fault is kept and sent when it is back, once', async ({
  page,
  context,
  complaints,
}) => {
  const phone = freshPhone();
  await page.goto(missing);
  await page.getByRole('button', { name: '告诉值班同事' }).click();
  const sheet = page.getByRole('dialog', { name: '交给值班同事' });
  await sheet.locator('[name=phone]').fill('1');
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(sheet.getByText('请输入正确的手机号')).toBeVisible();
  await fill(sheet, phone);
  await context.setOffline(true);
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(sheet.getByText('网络已断开，内容已保留，恢复后自动提交')).toBeVisible();
  expect(await storedSupport(phone)).toEqual([]);
  await context.setOffline(false);
  await expect(receiptOf(page)).toContainText('网络已恢复，内容已自动提交');
  await expectStored(page, phone);
  complaints.length = 0;
});

test('R12.103 without script a lost address leads to the form on a page of its own, with what was seen', async ({
  plainPage,
}) => {
  const phone = freshPhone();
  await plainPage.goto('/nowhere/at-all?phone=13800138000');
  await plainPage.getByRole('button', { name: '告诉值班同事' }).click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('还差一步，内容已为你保留');
  const form = plainPage.locator('form[action="/-/support"]');
  await expect(form.locator('[name=message]')).toHaveValue(/打开页面时看到：/);
  await expect(form.locator('[name=article]')).toHaveValue('/nowhere/at-all');
  await fill(form, phone);
  await form.getByRole('button', { name: '提交' }).click();
  await expectStored(plainPage, phone);
  await expect(plainPage.getByText(/现在(有人|没人)值守/)).toBeVisible();
});

test('R12.103 where the file of the sheet cannot be had the form of that page answers in place, and its case is told as any other', async ({
  page,
  complaints,
}) => {
  const phone = freshPhone();
  await page.route(/\/island-support\./, (route) => route.abort());
  await page.goto(missing);
  await page.getByRole('button', { name: '告诉值班同事' }).click();
  // Sent before the page's script runs, a form is answered by a page without a receipt.
  await page.waitForURL('**/-/support');
  const form = page.locator('main form[action="/-/support"]');
  await expect(form.locator('[name=article]')).toHaveValue(missing);
  await fill(form, phone);
  await form.getByRole('button', { name: '提交' }).click();
  await expect(receiptOf(page)).toContainText(caseNumber);
  await expect.poll(() => storedSupport(phone)).toHaveLength(1);
  expect((await storedSupport(phone))[0]?.url).toContain(missing);
  complaints.length = 0;
});

test('R12.72 R12.101 a lecture asks in its own words, and a product page that could not be shown asks for support too', async ({
  page,
  complaints,
}) => {
  await page.goto('/home/lectureIndex');
  await hydrate(page);
  await page.locator('aside').getByRole('link', { name: '在线咨询' }).first().click();
  await expect(page.getByRole('dialog', { name: '交给值班同事' })).toBeVisible();

  const api = await startFaultApi(apiOrigin());
  api.fault = 'down';
  const site = await startSite(api.origin);
  try {
    await page.goto(`${site.shell.origin}/home/service`);
    await expect(page.getByRole('link', { name: '重试' })).toBeVisible();
    await page.locator('aside').getByRole('link', { name: '在线咨询' }).filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: '交给值班同事' });
    await expect(sheet.locator('[name=article]')).toHaveValue('/home/service');
    await expect(sheet.locator('[name=message]')).toHaveValue(/服务暂时不可用/);
    expect(new URL(page.url()).pathname).toBe('/home/service');
  } finally {
    await site.stop();
    await api.close();
  }
  complaints.length = 0;
});

/** Boxes are reached and ticked by the keyboard alone; focus stays in sight. */
async function byKeyboard(box: Locator): Promise<void> {
  await box.focus();
  await box.page().keyboard.press('Space');
}

for (const [width, height] of widths) {
  test(
    `R12.74 triage at ${width} px leads step by step to a person, who is told what was tried`,
    unlessKept(width === 390),
    async ({ page }) => {
      const phone = freshPhone();
      await page.setViewportSize({ width, height });
      await page.goto(`${centre}#black-screen`);
      const sheet = page.locator('#black-screen');
      await expect(sheet, 'what an address leads to is open').toHaveAttribute('open');
      const boxes = sheet.getByRole('checkbox');
      await expect(boxes).toHaveCount(1);
      for (const target of await sheet.locator('label, summary').filter({ visible: true }).all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await byKeyboard(boxes.nth(0));
      await expect(boxes).toHaveCount(2);
      await boxes.nth(1).check();
      await byKeyboard(boxes.nth(2));
      await sheet.getByRole('link', { name: '交给值班同事' }).click();
      const support = page.locator('#support');
      await expect(support.locator('[name=message]')).toHaveValue('黑屏');
      await fill(support, phone);
      await support.getByRole('button', { name: '提交' }).click();
      await expectStored(page, phone);
      const [request] = await storedSupport(phone);
      expect(request?.tried.split('\n')).toHaveLength(3);
      expect(request?.tried).toContain('黑屏：点“正式开播”');
    },
  );
}

test('R12.74 whoever asks for a person before the application is there finds the form open and the symptom in it', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto(centre);
  await page.locator('#black-screen > summary').click();
  await page.locator('#black-screen').getByRole('link', { name: '不想自己查，直接找人' }).click();
  const message = page.locator('#support [name=message]');
  await expect(message, 'the link opens the form').toBeVisible();
  await expect(message).toHaveValue('');
  await page.locator('#support [name=room]').fill('8021146');
  release();
  await expect(message).toHaveValue('黑屏');
  await expect(page.locator('#support [name=room]')).toHaveValue('8021146');
});

test('R12.75 without script the triage posts what was ticked', async ({ plainPage }) => {
  const phone = freshPhone();
  await plainPage.goto(centre);
  await plainPage.locator('#no-sound > summary').click();
  await plainPage.locator('#no-sound').getByRole('checkbox').first().check();
  await plainPage.locator('#support summary').click();
  await fill(plainPage.locator('#support'), phone);
  await plainPage.locator('#support').getByRole('button', { name: '提交' }).click();
  await expectStored(plainPage, phone);
  expect((await storedSupport(phone))[0]?.tried).toContain('没声音：');
});

test('R12.76 once opened the triage needs no network; a request waits for it and keeps its words', async ({
  page,
  context,
  complaints,
}) => {
  const phone = freshPhone();
  await page.goto(centre);
  await page.locator('#cut-off > summary').click();
  await page.locator('#cut-off').getByRole('checkbox').first().check();
  await hydrate(page);
  await context.setOffline(true);
  await page.locator('#no-push > summary').click();
  await expect(page.locator('#no-push').getByText('重新生成，服务器和推流码分两格粘贴')).toBeVisible();
  await page.locator('#no-push').getByRole('checkbox').first().check();
  await expect(page.locator('#no-push').getByText('会场防火墙拦了 1935 端口')).toBeVisible();
  await page.locator('#support summary').click();
  await fill(page.locator('#support'), phone);
  await page.locator('#support').getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('网络已断开，内容已保留')).toBeVisible();
  expect(await storedSupport(phone)).toEqual([]);
  await context.setOffline(false);
  await expectStored(page, phone);
  complaints.length = 0;
});

test('R12.77 one open symptom is one printed sheet, with its steps and the phone', async ({ page }) => {
  await page.goto(centre);
  await page.locator('#stutter > summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#stutter').getByText('关键帧间隔填 2 秒')).toBeVisible();
  await expect(page.locator('#stutter').getByText('断网也能照着做')).toBeVisible();
  await expect(page.locator('#black-screen')).toBeHidden();
  await expect(page.getByRole('heading', { name: '全部分类' })).toBeHidden();
  await expect(page.locator('#support')).toBeHidden();
});
