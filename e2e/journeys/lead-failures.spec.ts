import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import {
  answerLeads,
  booked,
  fillLeadForm,
  type LeadPlace,
  leadPlace,
  leadPlaces,
  openLeadForm,
  sendLeadForm,
} from '../harness/lead-places';
import { standStill } from '../harness/page-time';
import type { Locator, Page } from '@playwright/test';

// What a visitor sees of a lead that did not go through (R7.15, R8.9).

const busy = '提交过于频繁，请稍后再试';

test.beforeEach(({ page }) => answerConsent(page));

async function keepsItsInput(form: Locator, { fields, consent }: LeadPlace): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  if (consent) await expect(form.locator('[name=consent]')).toBeChecked();
}

const toast = (form: Locator, text: string) => form.getByRole('status').filter({ hasText: text });

async function openFilled(page: Page, place: LeadPlace): Promise<Locator> {
  const form = await openLeadForm(page, place);
  await fillLeadForm(form, place);
  return form;
}

for (const place of leadPlaces) {
  test(
    `R7.15 R7.17 R8.9 R9.5 the words of a refusal of the ${place.form} form are seen for 1.5 s, and its input is kept`,
    unlessKept(place.form === 'quick' || place.form === 'bottom-bar'),
    async ({ page }) => {
      await page.clock.install();
      const sent = await answerLeads(page, place, [{ isok: false, Msg: busy }, booked]);
      const form = await openFilled(page, place);
      await standStill(page);
      await sendLeadForm(form);
      const text = toast(form, busy);
      await expect(text).toHaveAttribute('data-shown');
      await page.clock.runFor(1499);
      await expect(text).toHaveAttribute('data-shown');
      await expect(text).toHaveCSS('opacity', '1');
      await page.clock.runFor(1);
      await expect(text).not.toHaveAttribute('data-shown');
      await expect(text).toHaveCSS('opacity', '0');
      await keepsItsInput(form, place);
      expect(new URL(page.url()).pathname).toBe(place.address);
      await sendLeadForm(form);
      await expect.poll(() => sent.length).toBe(2);
      expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
      expect(sent[1]?.body).toEqual(sent[0]?.body);
    },
  );

  test(
    `R10.7 offline the ${place.form} form waits with its input and goes out by itself`,
    unlessKept(place.form === 'mobile'),
    async ({ page, context, complaints }) => {
      const sent = await answerLeads(page, place, ['no network', booked]);
      const form = await openFilled(page, place);
      await context.setOffline(true);
      await sendLeadForm(form);
      await expect(form.getByText('网络已断开，内容已保留，恢复后自动提交')).toBeVisible();
      await keepsItsInput(form, place);
      expect(sent).toHaveLength(1);
      await context.setOffline(false);
      await expect.poll(() => sent.length).toBe(2);
      expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
      await expect(page.getByText(place.consent ? '提交成功！' : '预约成功').first()).toBeVisible();
      complaints.length = 0;
    },
  );

  test(
    `R10.5 a hurried second press of the ${place.form} form sends nothing twice`,
    unlessKept(place.form === 'callback'),
    async ({ page }) => {
      const sent = await answerLeads(page, place, [booked]);
      const form = await openFilled(page, place);
      await form.evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });
      await expect.poll(() => sent.length).toBe(1);
      await expect(page.getByText(place.consent ? '提交成功！' : '预约成功').first()).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );
}

for (const [answer, text] of [
  [{ isok: false, msg: '号码有误' }, '号码有误'],
  [{ isok: false, Msg: '号码有误' }, '号码有误'],
  [{ isok: false, msg: '先说这句', Msg: '不说这句' }, '先说这句'],
  [{ isok: false }, '提交失败，请稍后重试'],
] as const) {
  test(
    `R7.13 R7.17 R8.9 R10.9 the answer ${JSON.stringify(answer)} is told as ${text}`,
    unlessKept('Msg' in answer),
    async ({ page }) => {
      const place = leadPlace('quick');
      await answerLeads(page, place, [answer]);
      const form = await openFilled(page, place);
      await sendLeadForm(form);
      await expect(toast(form, text)).toHaveAttribute('data-shown');
      await keepsItsInput(form, place);
    },
  );
}

test('a browser that says for good that there is no network follows links and sends forms, again on its visitor’s return', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const place = leadPlace('quick');
  const sent = await answerLeads(page, place, ['no network', booked]);
  const form = await openFilled(page, place);
  await expect(page.getByText('网络已断开，页面内容可能不是新的')).toBeHidden();
  await page.route('**/robots.txt', (route) => route.abort());
  await sendLeadForm(form);
  await expect(form.getByText('网络已断开，内容已保留，恢复后自动提交')).toBeVisible();
  await keepsItsInput(form, place);
  await page.unroute('**/robots.txt');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => sent.length).toBe(2);
  await expect(page).toHaveURL('/home/experience');
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL('/');
  complaints.length = 0;
});

test('R10.7 where the site answers and the call does not, no network is lost: the form says so, keeps all and goes out again', async ({
  page,
  complaints,
}) => {
  const place = leadPlace('quick');
  const sent = await answerLeads(page, place, ['no network', booked]);
  const form = await openFilled(page, place);
  await sendLeadForm(form);
  await expect(toast(form, '提交失败，请稍后重试')).toHaveAttribute('data-shown');
  await expect(page.getByText('网络已断开，页面内容可能不是新的')).toBeHidden();
  await expect(form.getByText('网络已断开')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
  await keepsItsInput(form, place);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  complaints.length = 0;
});

test('R7.6–10 a failed lead is told to the log with the keys of the specification and nothing personal', async ({
  page,
  complaints,
}) => {
  const place = leadPlace('quick');
  const logged = page.waitForRequest('**/liveajax/LogCollect');
  await page.route(`**${place.path}`, (route) => route.fulfill({ status: 502, json: { msg: '网关错误' } }));
  const form = await openFilled(page, place);
  await sendLeadForm(form);
  await expect(toast(form, '网关错误')).toHaveAttribute('data-shown');
  const { logInfo } = (await logged).postDataJSON() as { logInfo: string };
  const reported = JSON.parse(logInfo) as Record<string, unknown>;
  expect(Object.keys(reported)).toEqual(['title', 'message', 'url', 'payload', 'status', 'statusText', 'responseData']);
  expect(reported).toMatchObject({
    url: place.path,
    status: 502,
    payload: { name: '***', phone: '138****0000', requirement: '年会直播' },
  });
  complaints.length = 0;
});
