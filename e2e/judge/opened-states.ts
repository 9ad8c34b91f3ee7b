import type { Page } from '@playwright/test';

/** A page of which a visitor has opened something. */
export type OpenedState = { name: string; address: string; width: 390 | 1440; open: (page: Page) => Promise<unknown> };

const press = (selector: string) => (page: Page) => page.locator(selector).locator('visible=true').first().click();
const type = (selector: string, words: string) => async (page: Page) => {
  await press(selector)(page);
  await page.locator(selector).locator('visible=true').first().pressSequentially(words);
};

async function openPhoneMenu(page: Page): Promise<void> {
  await press('header summary[aria-label=菜单]')(page);
}

async function openAllSections(page: Page): Promise<void> {
  await openPhoneMenu(page);
  const closed = page.locator('header nav details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

async function searchInHeader(page: Page): Promise<void> {
  await press('header summary[aria-label=站内搜索]')(page);
  await type('header [role=combobox]', '白名单')(page);
  await page.locator('header [role=option]').first().waitFor();
}

async function openFaults(page: Page): Promise<void> {
  await press('form[data-lead] button[type=submit], #lead form button[type=submit]')(page);
}

const menus = [0, 1, 2, 3].map(
  (place): OpenedState => ({
    name: `the ${place + 1}. menu of the header`,
    address: '/',
    width: 1440,
    open: (page) => page.locator('header nav details > summary').locator('visible=true').nth(place).click(),
  }),
);

/** Twenty states in which something is open that a page at rest does not show. */
export const openedStates: readonly OpenedState[] = [
  ...menus,
  {
    name: 'the card of a callback',
    address: '/home/entmarket',
    width: 1440,
    open: press('aside li:has-text("销售电话") summary'),
  },
  { name: 'the site search', address: '/', width: 1440, open: press('header summary[aria-label=站内搜索]') },
  { name: 'suggestions of the site search', address: '/home/about', width: 1440, open: searchInHeader },
  { name: 'a question', address: '/home/chain', width: 1440, open: press('#_content details:not([open]) > summary') },
  {
    name: 'a question on a phone',
    address: '/m/chain',
    width: 390,
    open: press('#_content details:not([open]) > summary'),
  },
  { name: 'the menu of a phone', address: '/m/', width: 390, open: openPhoneMenu },
  { name: 'all sections of the menu of a phone', address: '/m/', width: 390, open: openAllSections },
  { name: 'the menu on a narrow page of PCs', address: '/home/chain', width: 390, open: openPhoneMenu },
  { name: 'the question before a call', address: '/m/', width: 390, open: press('aside summary:has-text("电话")') },
  { name: 'the trial form of a phone', address: '/m/', width: 390, open: press('aside summary:has-text("免费试用")') },
  { name: 'a form sent empty', address: '/home/signUp', width: 1440, open: openFaults },
  { name: 'a form sent empty on a phone', address: '/home/signUp', width: 390, open: openFaults },
  {
    name: 'the tree of help on a phone',
    address: '/help/helpDocument/10001',
    width: 390,
    open: press('details:not([open]) > summary:has-text("目录")'),
  },
  {
    name: 'a branch of the tree of help',
    address: '/help/helpDocument/10001',
    width: 1440,
    open: press('nav[aria-label=帮助目录] details:not([open]) > summary'),
  },
  {
    name: 'suggestions of the search of help',
    address: '/help/helpCenter',
    width: 1440,
    open: type('header input[name=keyword]', '抽奖'),
  },
  {
    name: 'the display settings',
    address: '/home/about',
    width: 1440,
    open: press('footer button:has-text("大字版")'),
  },
];
