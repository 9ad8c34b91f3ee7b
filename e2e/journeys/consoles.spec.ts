import type { Page } from '@playwright/test';
import { eventNameKey, longestEventName } from '@site/shared/console/event-name';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { checkDesk, consoleFiles, desk, shown, shifts } from '../harness/console-desk';
import { unlessKept } from '../harness/every-case';
import { readStages } from '../harness/read-stages';

/** The field of the page's own form, not of the sheets that open over it. */
const requirement = (page: Page) => page.locator('#lead').getByLabel('直播需求');

for (const width of [1440, 390])
  test(
    `R13.5 at ${width} px the console of the home page cuts, captions and polls in the visitor's hand`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(files).toEqual([]);

      await desk(page, 'home').getByRole('button', { name: '3 观众席' }).click();
      await expect(shown(page, 'home')).toHaveText('已切到 3 观众席');
      await expect(page.locator('[data-window=programme] [data-tally]')).toHaveText('3 观众席');
      await expect(desk(page, 'home').getByRole('button', { name: '3 观众席' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await desk(page, 'home').getByRole('button', { name: '5 连麦嘉宾' }).locator('svg').click();
      await expect(shown(page, 'home')).toHaveText('已切到 5 连麦嘉宾');
      await page.keyboard.press('4');
      await expect(shown(page, 'home')).toHaveText('已切到 4 课件');

      await page.getByLabel('字幕条内容').fill('首批 20 台，今天签');
      await expect(page.locator('[data-lower]')).toContainText('首批 20 台，今天签');
      await page.getByLabel('字幕条人名').press('4');
      await expect(page.locator('[data-window=programme] [data-tally]')).toHaveText('4 课件');

      await desk(page, 'home').getByRole('button', { name: '开始投票' }).click();
      await expect(shown(page, 'home')).toHaveText('投票结束：4 位观众留了电话，名单在「线索」里');
      await expect(desk(page, 'home').locator('[data-lead]')).toHaveCount(4);
      await checkDesk(page, files);
    },
  );

test('R13.12 without script the console of the home page is a picture in words, and nothing of it offers a press', async ({
  plainPage,
}) => {
  await plainPage.goto('/');
  const root = desk(plainPage, 'home');

  await expect(root).toContainText('观众席');
  await expect(root.getByRole('button', { name: '开始投票' })).toBeHidden();
  await expect(root.locator('[data-says]')).toBeHidden();
  await expect(plainPage.locator('[data-event-field]')).toBeHidden();
});

for (const width of [1440, 390])
  test(
    `R13.6 at ${width} px the switcher is played along its run sheet, with keys and by hand`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/daobo');
      expect(files).toEqual([]);
      const root = desk(page, 'daobo');
      const cue = root.locator('[data-cue][aria-current]');

      await page.keyboard.press('3');
      await expect(root.locator('[data-window=programme] [data-tally]')).toHaveText('2 全景');
      await root.getByRole('button', { name: '1 近景' }).click();
      await expect(shown(page, 'daobo')).toHaveText('预监：1 近景');
      await page.keyboard.press('Space');
      await expect(shown(page, 'daobo')).toHaveText('硬切到 1 近景，对了');
      await expect(cue).toContainText('硬切 4 课件');
      await page.keyboard.press('5');
      await page.keyboard.press('Enter');
      await expect(shown(page, 'daobo')).toHaveText('淡入到 5 连麦嘉宾，节目单上这一步是：看大屏，硬切 4 课件');
      await page.keyboard.press('4');
      await page.keyboard.press('Space');
      await root.getByRole('button', { name: '上屏中' }).click();
      await expect(root.locator('[data-lower]')).toBeHidden();
      await root.getByRole('button', { name: '5 连麦嘉宾' }).press('5');
      await root.getByRole('button', { name: '5 连麦嘉宾' }).press('Enter');
      await root.getByRole('button', { name: '6 垫片' }).press('6');
      await root.getByRole('button', { name: '6 垫片' }).press('Enter');
      await expect(shown(page, 'daobo')).toHaveText('淡入到 6 垫片，节目单切完，切错 1 次');
      await root.getByRole('button', { name: '从头再来' }).click();
      await expect(cue).toContainText('硬切 1 近景');
      await checkDesk(page, files);
    },
  );

for (const width of [1440, 390])
  test(
    `R13.7 at ${width} px a press of the shutter brings a photo into the album, where it is picked, retouched and hidden`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/imageLive');
      expect(files).toEqual([]);
      const root = desk(page, 'image-live');

      await root.getByRole('button', { name: '按快门' }).click();
      await expect(shown(page, 'image-live')).toHaveText('第 4 张「签约」进了相册');
      await expect(root.getByRole('button', { name: '签约' })).toHaveAttribute('aria-pressed', 'true');
      await root.getByRole('button', { name: '修图' }).click();
      await root.getByRole('button', { name: '精选' }).click();
      await expect(root.locator('[data-count]')).toHaveText('可见 4 张，精选 1，已修 1');
      await root.getByRole('button', { name: '颁奖' }).press('h');
      await root.getByRole('button', { name: '签约' }).press('ArrowLeft');
      await expect(root.getByRole('button', { name: '颁奖' })).toBeFocused();
      await page.keyboard.press('h');
      await expect(shown(page, 'image-live')).toContainText('「颁奖」');
      for (let photo = 5; photo <= 9; photo += 1) await page.keyboard.press('Space');
      await expect(root.locator('[data-photo][data-taken]')).toHaveCount(9);
      await root.getByRole('button', { name: '按快门' }).click();
      await expect(shown(page, 'image-live')).toContainText('拍满了');
      await checkDesk(page, files);
    },
  );

test('R13.13 with less motion the poll of the home page is there at once, and nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerConsent(page);
  await page.goto('/');
  await desk(page, 'home').getByRole('button', { name: '开始投票' }).click();
  await expect(desk(page, 'home').locator('[data-lead]')).toHaveCount(4);
  expect(await desk(page, 'home').evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
});

test('R13.11 the name of an event is typed once, titles the stages of the visit and comes along into the form', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await answerConsent(page);
  await page.goto('/');
  await page.getByLabel('把你的会名填进去').fill('<b>秋季</b>经销商大会');
  const titles = desk(page, 'home').locator('[data-event-name]');

  await expect(titles).toHaveText(['<b>秋季</b>经销商大会', '<b>秋季</b>经销商大会']);
  await page.getByLabel('把你的会名填进去').fill('秋季经销商大会');
  await expect(requirement(page)).toHaveValue('会名：秋季经销商大会');

  await page.goto('/home/imageLive');
  await expect(desk(page, 'image-live').locator('[data-event-name]')).toHaveText('秋季经销商大会');
  await expect(requirement(page)).toHaveValue('会名：秋季经销商大会');
  expect(await shifts(page)).toBe(0);

  await page.goto('/');
  await expect(page.getByLabel('把你的会名填进去')).toHaveValue('秋季经销商大会');
  await requirement(page).fill('约 300 人');
  await page.getByLabel('把你的会名填进去').fill('');
  await expect(titles.first()).toHaveText('秋季新品发布会');
  await expect(requirement(page)).toHaveValue('约 300 人');
  expect(asked.filter((one) => /经销商|%E7%BB%8F%E9%94%80/.test(one))).toEqual([]);
});

const titled = ['/', '/home/daobo', '/home/imageLive', '/home/summit'];

for (const address of [...titled, '/home/ActivityManage'])
  test(
    `R13.33 a name that is too long titles the stage of ${address} as far as there is room, as text`,
    unlessKept(address === '/home/ActivityManage'),
    async ({ page }) => {
      const long = '<i>第二十一届全国经销商与合作伙伴秋季订货大会';
      await answerConsent(page);
      await page.addInitScript(([key = '', name = '']) => sessionStorage.setItem(key, name), [eventNameKey, long]);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(address);
      const name = long.slice(0, longestEventName);

      await expect(page.locator('main [data-event-name]').first()).toHaveText(name);
      await expect(requirement(page)).toHaveValue(`会名：${name}`);
      const { texts } = await page.evaluate(readStages);
      expect(texts.filter(({ words }) => words === name).length).toBeGreaterThan(0);
      expect(texts.filter(({ words, outside }) => words === name && outside > 1)).toEqual([]);
      expect(await shifts(page)).toBe(0);
    },
  );

test('R13.14 a console that is reached by a link works as one that was opened', async ({ page }) => {
  await answerConsent(page);
  await page.goto('/home/imageLive');
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await requirement(page).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  let arrive = () => {};
  const pressed = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/console-daobo/, (route) => pressed.then(() => route.continue()));
  await page
    .locator('a[href="/home/daobo"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/daobo/);
  // Pressed before the console's file is there.
  await desk(page, 'daobo').getByRole('button', { name: '4 课件' }).click();
  arrive();

  await expect(shown(page, 'daobo')).toHaveText('预监：4 课件');
});
