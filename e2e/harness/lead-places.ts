import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { Locator, Page } from '@playwright/test';

/** Where each lead form is met, and what it takes to fill it. */
export type LeadPlace = {
  form: LeadForm;
  address: string;
  /** Path of its call. */
  path: string;
  width: number;
  /** Brings the form into sight; gives the form. */
  open: (page: Page) => Promise<Locator>;
  fields: Record<string, string>;
  consent: boolean;
};

const desktop = 1440;
const phone = 390;

async function openCard(page: Page): Promise<Locator> {
  await page.locator('aside summary', { hasText: '电话' }).first().press('Enter');
  return page.locator('form[action="/-/lead/callback"]');
}

async function openSheet(page: Page): Promise<Locator> {
  await page.locator('aside summary', { hasText: '免费试用' }).click();
  return page.locator('aside form[action="/-/lead/mobile"]');
}

/** The entry script shows the bar one frame after the scrolling; what is still hidden takes no focus. */
async function openBar(page: Page): Promise<Locator> {
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const form = page.locator('form[action="/-/lead/bottom-bar"]');
  await form.locator('[name=phone]').waitFor();
  return form;
}

const requirement = { name: '陈经理', phone: '13800000000', requirement: '年会直播' };

/** The four forms of the specification. */
export const leadPlaces: LeadPlace[] = [
  {
    form: 'quick',
    address: '/home/signUp',
    path: '/ajax/QuickRequirement',
    width: desktop,
    open: async (page) => page.locator('form[action="/-/lead/quick"]'),
    fields: requirement,
    consent: true,
  },
  {
    form: 'mobile',
    address: '/m/',
    path: '/ajax/SaveRequirement',
    width: phone,
    open: openSheet,
    fields: requirement,
    consent: true,
  },
  {
    form: 'callback',
    address: '/home/entmarket',
    path: '/ajax/QuickRequirement',
    width: desktop,
    open: openCard,
    fields: { phone: '13800000000' },
    consent: false,
  },
  {
    form: 'bottom-bar',
    address: '/home/entmarket',
    path: '/ajax/QuickRequirement',
    width: desktop,
    open: openBar,
    fields: { requirement: '年会直播', phone: '12012345678' },
    consent: false,
  },
];

export function leadPlace(form: LeadForm): LeadPlace {
  const place = leadPlaces.find((one) => one.form === form);
  if (!place) throw new Error(`There is no lead form ${form}.`);
  return place;
}

/** Opens the page of a form, brings the form into sight and waits until the application judges it in place. */
export async function openLeadForm(page: Page, place: LeadPlace, query = '', referer = ''): Promise<Locator> {
  await page.setViewportSize({ width: place.width, height: 900 });
  await page.goto(`${place.address}${query}`, referer ? { referer } : {});
  const form = await place.open(page);
  await form.locator('[name=phone]').focus();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  return form;
}

/** Fills everything that the form asks for. */
export async function fillLeadForm(form: Locator, { fields, consent }: LeadPlace): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  if (consent) await form.locator('[name=consent]').check();
}

export function sendLeadForm(form: Locator): Promise<void> {
  return form.locator('button[type=submit]').click();
}

export type SentLead = { body: Record<string, unknown>; headers: Record<string, string> };

/** Answers a form's call in place of the service, one answer after the other and the last one again; keeps what was sent. */
export async function answerLeads(page: Page, place: LeadPlace, answers: readonly LeadReply[]): Promise<SentLead[]> {
  const sent: SentLead[] = [];
  await page.route(`**${place.path}`, async (route, request) => {
    sent.push({ body: request.postDataJSON() as SentLead['body'], headers: request.headers() });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer === 'no network') await route.abort();
    else await route.fulfill({ json: answer });
  });
  return sent;
}

export type LeadReply = Record<string, unknown> | 'no network';

export const booked: LeadReply = { isok: true, msg: '提交成功！', Msg: '提交成功！' };
