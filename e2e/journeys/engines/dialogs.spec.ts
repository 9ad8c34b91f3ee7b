import { inEachEngine } from '../../engines/engine-test';
import { click, fill, hydrate, see, seeFocus, seeHydrated, seeNo, tabTo } from '../../engines/visitor';
import { freshPhone } from '../../harness/stored-leads';

inEachEngine('the callback card judges, closes by Escape and gives the focus back', {}, async ({ tab }) => {
  const phone = 'form[action="/-/lead/callback"] [name=phone]';
  await tab.resize(1440, 900);
  await tab.open('/home/entmarket');
  await click(tab, 'aside summary', '电话');
  await fill(tab, phone, '123');
  await seeHydrated(tab);
  await tab.press('Enter');
  await see(tab, 'aside li', '手机号码格式不正确');
  await tab.press('Escape');
  await seeNo(tab, phone);
  await seeFocus(tab, 'aside summary', '电话');
});

inEachEngine('a booking is told in a dialog that has the focus and closes by Enter', {}, async ({ tab }) => {
  const phone = 'form[action="/-/lead/callback"] [name=phone]';
  await tab.resize(1440, 900);
  await tab.open('/home/entmarket');
  await hydrate(tab);
  await click(tab, 'aside summary', '电话');
  await fill(tab, phone, freshPhone());
  await tab.press('Enter');
  await see(tab, '[role=dialog]', '专家顾问将在24小时内向你致电');
  await seeFocus(tab, '[role=dialog] button', '我知道了');
  await tab.press('Enter');
  await seeNo(tab, '[role=dialog]');
});

inEachEngine('on phones the question before a call closes by Escape and gives the focus back', {}, async ({ tab }) => {
  const bar = 'aside[aria-label=电话与咨询]';
  await tab.resize(390, 844);
  await tab.open('/m/');
  await tabTo(tab, '[data-consent-choice]', '仅必要');
  await tab.press('Enter');
  await tabTo(tab, `${bar} summary`, '电话');
  await tab.press('Enter');
  await see(tab, `${bar} a`, '确定拨打');
  await tab.press('Tab');
  await seeFocus(tab, `${bar} a`, '确定拨打');
  await tab.press('Escape');
  await seeNo(tab, `${bar} a`, '确定拨打');
  await seeFocus(tab, `${bar} summary`, '电话');
});
