import { inEachEngine } from '../../engines/engine-test';
import { arrive, click, fill, see, seeFocus, seeHydrated, seeNo } from '../../engines/visitor';

const summary = 'header summary[aria-label=站内搜索]';
const field = 'header [role=combobox]';
const option = 'header [role=option]';

inEachEngine('the bar’s search suggests by the word; Escape closes the list, an arrow chooses', {}, async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.open('/home/signUp');
  await click(tab, summary);
  await click(tab, field);
  await seeHydrated(tab);
  await tab.type('白名单');
  await see(tab, option, '白名单');
  await tab.press('Escape');
  await seeNo(tab, option);
  await seeFocus(tab, field);
  await tab.press('ArrowDown');
  await see(tab, option);
  await tab.press('ArrowDown');
  const chosen = await tab.evaluate((selector) => {
    const one = document.querySelector<HTMLAnchorElement>(`${selector}[aria-selected=true]`);
    return one && one.pathname + one.search;
  }, option);
  await tab.press('Enter');
  await arrive(tab, chosen ?? '');
});

inEachEngine('without script the bar’s search is a plain form', { script: false }, async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.open('/home/edu');
  await click(tab, summary);
  await fill(tab, 'header input[name=q]', '年会');
  await tab.press('Enter');
  await see(tab, 'h1', '年会');
});
