import type { Page } from '@playwright/test';

export const quick = 'form[action="/-/lead/quick"]';
export const mobile = 'form[action="/-/lead/mobile"]';

/** Fills in what the last such form of the page asks for, and agrees. */
export async function fillRequirement(page: Page, form: string, phone: string, name = '陈经理'): Promise<void> {
  await page.locator(`${form} [name=name]`).last().fill(name);
  await page.locator(`${form} [name=phone]`).last().fill(phone);
  await page.locator(`${form} [name=consent]`).last().check();
}

/** The application has taken the page over: a form is judged in place from here on. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}
