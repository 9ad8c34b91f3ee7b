import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { checkDesk, consoleFiles, desk, shown } from '../harness/console-desk';
import { unlessKept } from '../harness/every-case';

for (const width of [1440, 390])
  test(
    `at ${width} px goods go from the offer by coupon and order to the used code, and the stock falls`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/onlineShopLive');
      expect(files).toEqual([]);
      const root = desk(page, 'shop');
      const goods = root.getByRole('button', { name: '冻干水果罐' });

      await goods.click();
      await expect(shown(page, 'shop')).toHaveText('正在讲「冻干水果罐」，到手价 ¥62');
      await root.getByRole('button', { name: '核销' }).click();
      await expect(shown(page, 'shop')).toHaveText('还没有下单，没有可核销的码');
      await root.getByRole('button', { name: '领券' }).click();
      await root.getByRole('button', { name: '下单' }).click();
      await expect(goods).toContainText('余 86');
      await expect(root.locator('[data-line=paid]')).toHaveText('¥104.00');
      await root.getByRole('button', { name: '核销' }).click();
      await expect(root.locator('[data-state]')).toHaveText('已核销');

      await goods.focus();
      await page.keyboard.press('4');
      await expect(root.getByRole('button', { name: '细口手冲壶' })).toBeFocused();
      for (let step = 1; step <= 3; step += 1) await page.keyboard.press('Space');
      await expect(root.locator('[data-line=paid]')).toHaveText('¥296.00');
      await page.keyboard.press('4');
      await page.keyboard.press('Space');
      await page.keyboard.press('Space');
      await expect(shown(page, 'shop')).toHaveText('「细口手冲壶」只剩 1 件，不够这一单，换一件');
      const oats = root.getByRole('button', { name: '燕麦脆片' });
      await oats.click();
      await expect(root.getByRole('button', { name: '领券' })).toHaveAttribute('aria-disabled', 'true');
      await oats.focus();
      await page.keyboard.press('Space');
      await expect(shown(page, 'shop')).toHaveText('已下单 2 件，这一单用不上券，实付 ¥78，库存剩 118');
      await page.keyboard.press('r');
      await expect(goods).toContainText('余 88');
      await checkDesk(page, files);
    },
  );

for (const width of [1440, 390])
  test(
    `at ${width} px a viewer is given to a colleague and the next step stands there`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/vzScrm');
      expect(files).toEqual([]);
      const root = desk(page, 'leads');
      const viewer = root.getByRole('button', { name: '周先生' });

      await viewer.click();
      await root.getByRole('button', { name: '这一步办完了' }).click();
      await expect(shown(page, 'leads')).toHaveText('先给周先生分一位同事，再办下一步');
      await root.locator('[data-colleague=阿岚]').click();
      await expect(shown(page, 'leads')).toHaveText('周先生分给阿岚，下一步：明早 10:00 回电问数量');
      await expect(root.locator('[data-colleague=阿岚]')).toContainText('67 / 100');
      await expect(viewer).toContainText('阿岚');

      await viewer.focus();
      await page.keyboard.press('Space');
      await expect(shown(page, 'leads')).toHaveText('「明早 10:00 回电问数量」办完了，下一步：当天发团购报价');
      await page.keyboard.press('3');
      await expect(shown(page, 'leads')).toHaveText('陈青今天满 100 位，换一位同事');
      await page.keyboard.press('1');
      await expect(shown(page, 'leads')).toContainText('周先生从阿岚转给小唐');
      await expect(root.locator('[data-colleague=阿岚]')).toContainText('66 / 100');
      await page.keyboard.press('ArrowDown');
      await expect(root.getByRole('button', { name: '林老师' })).toBeFocused();
      await checkDesk(page, files);
    },
  );

for (const width of [1440, 390])
  test(
    `at ${width} px the visitor’s name is printed on a badge, as text, which lets in once`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home/summit');
      expect(files).toEqual([]);
      const root = desk(page, 'badge');
      const field = root.getByLabel('印你的名字');

      await field.fill('<b>陈</b>');
      await expect(root.locator('[data-guest]')).toHaveText('<b>陈</b>');
      await field.fill('陈经理');
      await expect(shown(page, 'badge')).toHaveText('胸牌印好了：陈经理，会员票');
      await root.getByRole('button', { name: '嘉宾票' }).click();
      await expect(shown(page, 'badge')).toHaveText('陈经理换成嘉宾票，休息室与嘉宾页');
      await root.getByRole('button', { name: '扫码签到' }).click();
      await expect(shown(page, 'badge')).toHaveText('陈经理已签到，前排留座');
      await page.keyboard.press('Enter');
      await expect(shown(page, 'badge')).toContainText('不会入场两次');
      await page.keyboard.press('3');
      await expect(root.locator('[data-badge]')).toContainText('媒体票');
      await field.fill('');
      await expect(root.locator('[data-guest]')).toHaveText('何勇');
      await checkDesk(page, files);
    },
  );

const servedWords = {
  '/home/daobo': '跟着节目单切一遍',
  '/home/imageLive': '年度伙伴大会',
  '/home/onlineShopLive': '¥116.00',
  '/home/vzScrm': '今晚发到店核销码',
  '/home/summit': '何勇',
};

for (const [address, words] of Object.entries(servedWords))
  test(`without script the console of ${address} shows its picture and offers no press`, async ({ plainPage }) => {
    await plainPage.goto(address);
    const root = plainPage.locator('[data-console]').first();

    await expect(root).toContainText(words);
    await expect(root.locator('[data-says]')).toBeHidden();
    await expect(root.getByRole('button', { name: /从头再来|按快门|修图|办完了|签到/ })).toHaveCount(0);
  });
