import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import {
  answerLeads,
  booked,
  fillLeadForm,
  leadPlace,
  leadPlaces,
  openLeadForm,
  sendLeadForm,
} from '../harness/lead-places';

// What each lead form puts on the wire (R3.1 to R3.9): exactly these keys with these values.

const referer = 'https://search.example.com/';

const bodies = {
  quick: {
    name: '陈经理',
    phone: '13800000000',
    requirement: '年会直播',
    fromtype: 'pc-www',
    validatecode: '',
    IsSend: 0,
    SourceUrl: referer,
    committype: 3,
  },
  mobile: {
    name: '陈经理',
    phone: '13800000000',
    requirement: '年会直播',
    fromtype: 'wap-www',
    validatecode: '',
    IsSend: 0,
    SourceUrl: referer,
    committype: 3,
  },
  callback: { name: '客户', phone: '13800000000', fromtype: '官网电话咨询', committype: 5 },
  'bottom-bar': { name: '客户', phone: '12012345678', requirement: '年会直播', fromtype: 'PC官网', committype: 3 },
};

test.beforeEach(({ page }) => answerConsent(page));

for (const place of leadPlaces) {
  const { form: name, address, path } = place;

  test(`R3.1–9 R3.11–15 R3.17 R3.18 R7.11 R7.12 R7.16 the ${name} form posts its fields to ${path} and nothing else`, async ({
    page,
    origin,
  }) => {
    const sent = await answerLeads(page, place, [booked]);
    const form = await openLeadForm(page, place, '?from=spec', referer);
    await fillLeadForm(form, place);
    await sendLeadForm(form);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.body).toEqual({ ...bodies[name], url: `${origin}${address}?from=spec` });
    expect(sent[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-lead-form': name,
      'x-consent': expect.stringMatching(/^1;\d{4}-\d\d-\d\dT/),
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
      'x-fill-time': expect.stringMatching(/^\d+$/),
    });
    expect(sent[0]?.headers).not.toHaveProperty('x-honeypot');
  });

  test(
    `R10.6 a filled trap in the ${name} form flags the lead and lets it pass`,
    unlessKept(name === 'quick'),
    async ({ page }) => {
      const sent = await answerLeads(page, place, [booked]);
      const form = await openLeadForm(page, place);
      const trap = form.locator('[name=homepage]');
      await expect(trap).not.toBeInViewport();
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example.com';
      });
      await fillLeadForm(form, place);
      await sendLeadForm(form);
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.headers['x-honeypot']).toBe('1');
      expect(sent[0]?.body).not.toHaveProperty('homepage');
    },
  );
}

test(
  'R3.16 only the landing page for schools has a label of its own: the bar of the page about education is the site’s',
  everyCase,
  async ({ page }) => {
    const place = { ...leadPlace('bottom-bar'), address: '/home/edu' };
    const sent = await answerLeads(page, place, [booked]);
    const form = await openLeadForm(page, place);
    await fillLeadForm(form, place);
    await sendLeadForm(form);
    await expect.poll(() => sent[0]?.body.fromtype).toBe('PC官网');
  },
);

test('R3.7 where the visit began stays the source of a lead on a later page', everyCase, async ({ page }) => {
  const place = leadPlace('quick');
  const sent = await answerLeads(page, place, [booked]);
  await page.goto('/', { referer });
  const form = await openLeadForm(page, place);
  await fillLeadForm(form, place);
  await sendLeadForm(form);
  await expect.poll(() => sent[0]?.body.SourceUrl).toBe(referer);
});

test('a form sent once more after success is another lead with a key of its own', everyCase, async ({ page }) => {
  const place = leadPlace('mobile');
  const sent = await answerLeads(page, place, [booked]);
  const form = await openLeadForm(page, place);
  const sheet = page.locator('aside summary', { hasText: '免费试用' });
  await fillLeadForm(form, place);
  await sendLeadForm(form);
  await expect(sheet.locator('..')).not.toHaveAttribute('open');
  await sheet.click();
  for (const field of ['name', 'phone', 'requirement']) await expect(form.locator(`[name=${field}]`)).toHaveValue('');
  await expect(form.locator('[name=consent]')).not.toBeChecked();
  await fillLeadForm(form, place);
  await sendLeadForm(form);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers['idempotency-key']).not.toBe(sent[0]?.headers['idempotency-key']);
});
