import { inEachEngine } from '../../engines/engine-test';
import { arrive, click, hover, hydrate, see, seeFocus, seeNo, tabTo, tap } from '../../engines/visitor';

const menu = 'nav[aria-label=主导航]';
const product = [`${menu} a`, '企业营销直播'] as const;
inEachEngine('the mega-menu opens under the mouse and leads on', {}, async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.open('/home/signUp');
  await seeNo(tab, ...product);
  await hover(tab, `${menu} summary`, '产品与服务');
  await see(tab, ...product);
  // Below the open panel.
  await tab.hover({ x: 700, y: 880 });
  await seeNo(tab, ...product);
  await hover(tab, `${menu} summary`, '产品与服务');
  await click(tab, ...product);
  await arrive(tab, '/home/entmarket');
});

inEachEngine(
  'the mega-menu opens by Enter, is walked by Tab and closed by Escape, which gives the focus back',
  {},
  async ({ tab }) => {
    await tab.resize(1440, 900);
    await tab.open('/home/signUp');
    await tabTo(tab, `${menu} summary`, '产品与服务');
    await tab.press('Enter');
    await see(tab, ...product);
    await tab.press('Tab');
    await seeFocus(tab, ...product);
    await tab.press('Escape');
    await seeNo(tab, ...product);
    await seeFocus(tab, `${menu} summary`, '产品与服务');
  },
);

inEachEngine('on phones the slide-out menu opens, unfolds and leads on by touch', {}, async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open('/m/');
  await hydrate(tab);
  await tap(tab, 'header summary[aria-label=菜单]');
  await tap(tab, 'header nav summary', '服务与支持');
  await tap(tab, 'header nav a', '帮助中心');
  await arrive(tab, '/help/helpCenter');
});

inEachEngine('on phones the menu works without script', { script: false }, async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open('/m/');
  await click(tab, 'header summary[aria-label=菜单]');
  await click(tab, 'header nav summary', '服务与支持');
  await click(tab, 'header nav a', '帮助中心');
  await arrive(tab, '/help/helpCenter');
});
