import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { ComplaintFront } from './complaint-front';
import type { Engine, Key, Point, Tab } from './tab';
import { startWebKitDriver, type WebKitDriver } from './webkit-driver';

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  Space: Keys.SPACE,
};

/** In milliseconds: a load that never ends says so before the whole test is over. */
const longestLoad = 60_000;

async function openSession({ address, browser }: WebKitDriver, script: boolean): Promise<WebDriver> {
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(script ? [] : ['--enable-javascript=false']),
  ];
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ pageLoad: longestLoad });
  return session;
}

/** MiniBrowser's window is as wide as its tool bar; one that a page opens without it can be as narrow as a phone. */
async function openNarrowWindow(driver: WebDriver): Promise<void> {
  const first = await driver.getWindowHandle();
  await driver.executeScript("open('about:blank', '_blank', 'popup,toolbar=no,menubar=no,location=no')");
  const handles = await driver.getAllWindowHandles();
  await driver.close();
  await driver.switchTo().window(handles.find((handle) => handle !== first) ?? first);
}

/** In milliseconds; the driver itself has no limit for what fingers and keys do. */
const longestCommand = 60_000;

/** A command that the driver never answers is named, before the whole test is over. */
function answered<T>(what: string, command: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The driver of WebKit never answered: ${what}`)), longestCommand);
  });
  return Promise.race([command, silence]).finally(() => clearTimeout(timer));
}

const moved = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

/** A finger is one of the protocol's pointers that selenium's own actions do not know. */
async function tap(driver: WebDriver, point: Point): Promise<void> {
  const steps = [
    { type: 'pointerMove', ...moved(point) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps };
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
}

function tabOf(driver: WebDriver, { origin, complaints }: ComplaintFront): Tab {
  return {
    open: (address) => driver.get(new URL(address, origin).href),
    // The protocol’s own way back waits for a load, which one within a document may never bring.
    back: () => driver.executeScript('history.back()'),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    evaluate: (body, ...given) => driver.executeScript(body, ...given),
    hover: (point) => answered('hover', driver.actions().move(moved(point)).perform()),
    click: (point) => answered('click', driver.actions().move(moved(point)).click().perform()),
    tap: (point) => answered('tap', tap(driver, point)),
    type: (text) => answered(`type ${text}`, driver.actions().sendKeys(text).perform()),
    press: (key) => answered(`press ${key}`, driver.actions().sendKeys(keys[key]).perform()),
    complaints: async () => complaints.splice(0),
    close: () => driver.quit(),
  };
}

/** WebKitGTK through W3C WebDriver; each tab is a session of its own, one at a time. */
export async function startWebKitEngine(front: ComplaintFront): Promise<Engine> {
  const driver = await startWebKitDriver();
  return {
    openTab: async ({ script }) => {
      const session = await openSession(driver, script);
      await openNarrowWindow(session);
      return tabOf(session, front);
    },
    stop: async () => driver.stop(),
  };
}
