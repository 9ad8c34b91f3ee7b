import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { checkDesk, consoleFiles, desk, pressesThatMove, shown } from '../harness/console-desk';
import { everyCase, unlessKept } from '../harness/every-case';

for (const width of [1440, 390])
  test(
    `R13.8 R13.39 at ${width} px goods go from the offer by coupon and order to the used code, and the stock falls`,
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
      await expect(shown(page, 'shop')).toHaveText('正在讲「冻干水果罐」，会员价 ¥62');
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
    `R13.9 at ${width} px a viewer is given to a colleague and the next step stands there`,
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
    `R13.10 at ${width} px the visitor’s name is printed on a badge, as text, which lets in once`,
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

/** What is tapped in turn at the desks for one thumb, and what each tap is answered. */
const taps: Record<string, { address: string; answers: [string, string][] }> = {
  door: {
    address: '/home/ActivityManage',
    answers: [
      ['扫下一张票', '这一位还没走完，先放行入场，再扫下一张票'],
      ['放行入场', '何勇入场了，2 号通道还有 2 人等候'],
      ['扫下一张票', '苏晴签到成功，第 313 位，嘉宾票，等着打印胸卡'],
      ['打印胸卡', '苏晴的胸卡印好了：A 区 1 排 6 座，下午去供应链圆桌'],
    ],
  },
  photo: {
    address: '/m/imageLive',
    answers: [
      ['放行', '别急，先按快门，再放行'],
      ['按快门', '拍到了：原图 24 MB 存在相机，46 KB 小图先到云端'],
      ['修图', '修好了：偏暗的提亮，颜色调准，还没上墙'],
      ['放行', '审核放行：680 KB 大图上墙，相册里第 4 张'],
      ['发给本人', '本人扫码拿到了，24 MB 原图也传完了'],
    ],
  },
  handover: {
    address: '/m/vzScrm',
    answers: [
      ['发说明', '还有 298 位没分，分完再发说明'],
      ['给小林', '136 位客户到了小林名下，还有 162 位没分'],
      ['给小唐', '104 位客户到了小唐名下，还有 58 位没分'],
      ['给店长', '58 位到了店长名下，分完了；14 位自己选了不转'],
      ['发说明', '298 位收到了说明，24 小时内可以拒绝；14 位不打扰'],
    ],
  },
  ticket: {
    address: '/m/summit',
    answers: [
      ['领讲义', '还没入场。先亮码，再换会场、领讲义'],
      ['亮码入场', '票码核过，已入场，正在看论坛一「数字化转型圆桌」'],
      ['供应链韧性', '换到论坛二「供应链韧性」，刚才那场留了回看'],
      ['领讲义', '论坛二「供应链韧性」的讲义存进手机了'],
    ],
  },
};

/** One that was made for phones, and one that was not. */
const tappedDaily = ['/m/imageLive', '/home/ActivityManage'];

test.describe('with one thumb at 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [name, { address, answers }] of Object.entries(taps))
    test(
      `R13.40 the desk of ${address} answers each tap, in its order or not, with targets a thumb meets`,
      unlessKept(tappedDaily.includes(address)),
      async ({ page }) => {
        const files = consoleFiles(page);
        await answerConsent(page);
        await page.goto(address);
        expect(files).toEqual([]);
        const root = desk(page, name);

        for (const [button, answer] of answers) {
          await root.getByRole('button', { name: button }).tap();
          await expect(shown(page, name)).toHaveText(answer);
        }
        const room = await root.boundingBox();
        for (const button of await root.getByRole('button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        for (const act of await root.locator('[data-turn]').all())
          expect((await act.boundingBox())?.y).toBeGreaterThan((room?.y ?? 0) + (room?.height ?? 0) / 2);
        await checkDesk(page, files);
      },
    );
});

const desks: Record<string, string> = {
  '/': 'home',
  '/home/daobo': 'daobo',
  '/home/imageLive': 'image-live',
  '/home/onlineShopLive': 'shop',
  '/home/vzScrm': 'leads',
  '/home/summit': 'badge',
  '/home/case?id=41001': 'setup',
  ...Object.fromEntries(Object.entries(taps).map(([name, { address }]) => [address, name])),
};

const oneDesk = { '/home/summit': 'badge' };

for (const [what, width, some, details] of [
  ['the desk of a summit', 390, oneDesk, {}],
  ['any desk', 390, desks, everyCase],
  ['any desk', 1440, desks, everyCase],
] as const)
  test(`R13.41 at ${width} px no press on ${what} makes its page higher or lower`, details, async ({ page }) => {
    const moved: string[] = [];
    await answerConsent(page);
    await page.setViewportSize({ width, height: 900 });
    for (const [address, name] of Object.entries(some)) {
      await page.goto(address);
      moved.push(...(await pressesThatMove(page, name)).map((press) => `${address}, ${press}`));
    }
    expect(moved).toEqual([]);
  });

const servedWords = {
  '/home/daobo': '跟着节目单切一遍',
  '/home/imageLive': '年度伙伴大会',
  '/home/onlineShopLive': '¥116.00',
  '/home/vzScrm': '今晚发到店核销码',
  '/home/summit': '何勇',
  '/home/ActivityManage': 'B 区 6 排 12 座',
  '/m/imageLive': '嘉宾手机上的相册',
  '/m/vzScrm': '136 位',
  '/m/summit': '数字化转型圆桌',
};

for (const [address, words] of Object.entries(servedWords))
  test(`R13.12 without script the console of ${address} shows its picture and offers no press`, async ({
    plainPage,
  }) => {
    await plainPage.goto(address);
    const root = plainPage.locator('[data-console]').first();

    await expect(root).toContainText(words);
    await expect(root.locator('[data-says]')).toBeHidden();
    await expect(root.getByRole('button', { name: /从头再来|按快门|修图|办完了|签到|放行|发说明|领讲义/ })).toHaveCount(
      0,
    );
  });
