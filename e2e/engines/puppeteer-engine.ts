import { integrityOf, pageIntegrityOf } from '@site/shared/contract/integrity';
import { type Browser, type ConsoleMessage, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { findBrowser } from '@site/shared/process/find-browser';
import { prepareEngines } from '@site/tooling/commands/prepare-engines';
import type { Engine, Tab } from './tab';

type Launcher = (script: boolean) => LaunchOptions;

/** Without a window neither engine finds a mouse; Playwright gives its browsers the same. */
const blinkMouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const geckoMouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Chromium by its own protocol, Firefox by WebDriver BiDi; neither's page is changed by the test. */
const launchers: Record<'chromium' | 'firefox', Launcher> = {
  chromium: (script) => ({
    browser: 'chrome',
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--blink-settings=${blinkMouse}${script ? '' : ',scriptEnabled=false'}`],
  }),
  firefox: (script) => ({
    browser: 'firefox',
    executablePath: prepareEngines().firefox,
    extraPrefsFirefox: { 'javascript.enabled': script, 'intl.accept_languages': 'zh-CN', ...geckoMouse },
  }),
};

/** Firefox finds that nothing has not the hash of a script when a navigation ends its load. */
const hashesOfNothing = [integrityOf(''), pageIntegrityOf('')].map((hash) => hash.replace(/^sha\d+-/, ''));

function textOf(message: ConsoleMessage): string | undefined {
  const level = message.type();
  return level === 'error' || level === 'warn' ? `${level}: ${message.text()}` : undefined;
}

/** What the engine says of the page: its console, uncaught errors, and files that do not come. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...[textOf(message) ?? []].flat()));
  page.on('pageerror', (error) => {
    if (!hashesOfNothing.some((hash) => String(error).includes(hash))) complaints.push(`page error: ${String(error)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

function tabOf(page: Page, origin: string): Tab {
  const complaints = listen(page);
  return {
    open: async (address) => void (await page.goto(new URL(address, origin).href, { waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    // Puppeteer's types also allow handles of elements, which no other driver has.
    evaluate: (body, ...given) => page.evaluate(body as never, ...(given as unknown[])),
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints: async () => {
      // Answered after everything that the engine told before.
      await page.evaluate(() => 0);
      return complaints.splice(0);
    },
    close: () => page.browserContext().close(),
  };
}

/** Chromium or Firefox; each of its tabs is a visitor of its own. */
export function startPuppeteerEngine(name: 'chromium' | 'firefox', origin: string): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserOf = (script: boolean) => {
    const browser = browsers.get(script) ?? launch(launchers[name](script));
    browsers.set(script, browser);
    return browser;
  };
  return {
    openTab: async ({ script }) => {
      const context = await (await browserOf(script)).createBrowserContext();
      return tabOf(await context.newPage(), origin);
    },
    stop: async () => void (await Promise.all([...browsers.values()].map(async (one) => (await one).close()))),
  };
}
