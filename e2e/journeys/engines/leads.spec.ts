import { expect } from '@playwright/test';
import { inEachEngine } from '../../engines/engine-test';
import { arrive, click, fill, see, seeHydrated } from '../../engines/visitor';
import { freshPhone, storedLeads } from '../../harness/stored-leads';

const quick = 'form[action="/-/lead/quick"]';
const send = `${quick} button`;

inEachEngine(
  'a form says in turn what it lacks, then books once and leads on',
  { everyDay: ['webkit'] },
  async ({ tab }) => {
    const phone = freshPhone();
    await tab.resize(1440, 900);
    await tab.open('/home/signUp?utm_source=engine');
    await click(tab, `${quick} [name=name]`);
    await seeHydrated(tab);
    await click(tab, send);
    await see(tab, `${quick} [role=alert]`, '请输入联系姓名');
    await fill(tab, `${quick} [name=name]`, '陈经理');
    await click(tab, send);
    await see(tab, `${quick} [role=alert]`, '请输入手机号');
    await fill(tab, `${quick} [name=phone]`, phone);
    await click(tab, send);
    await see(tab, quick, '请先阅读并同意隐私政策');
    await click(tab, `${quick} [name=consent]`);
    await click(tab, send);
    await arrive(tab, '/home/experience');
    await expect.poll(() => storedLeads(phone)).toHaveLength(1);
    expect((await storedLeads(phone))[0]).toMatchObject({ form: 'quick', name: '陈经理', fromtype: 'pc-www' });
  },
);

inEachEngine(
  'without script a wrong form comes back with its fields, and books once it is mended',
  { script: false },
  async ({ tab }) => {
    const phone = freshPhone();
    await tab.resize(1440, 900);
    await tab.open('/home/signUp');
    await fill(tab, `${quick} [name=name]`, '陈经理');
    await click(tab, `${quick} [name=consent]`);
    await click(tab, send);
    await see(tab, quick, '请输入手机号');
    expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')?.value)).toBe('陈经理');
    await fill(tab, `${quick} [name=phone]`, phone);
    await click(tab, send);
    await arrive(tab, '/home/experience');
    await expect.poll(() => storedLeads(phone)).toHaveLength(1);
    // What Chromium says of any answer of 422, a page or not.
    const complaints = await tab.complaints();
    expect(complaints.filter((line) => !line.includes('status of 422'))).toEqual([]);
  },
);

inEachEngine('a form on a phone is filled in the sheet under the thumb and booked', {}, async ({ tab }) => {
  const phone = freshPhone();
  const form = 'form[action="/-/lead/mobile"]';
  await tab.resize(390, 844);
  await tab.open('/m/');
  await click(tab, 'aside summary', '免费试用');
  await fill(tab, `aside ${form} [name=name]`, '陈经理');
  await seeHydrated(tab);
  await fill(tab, `aside ${form} [name=phone]`, phone);
  await click(tab, `aside ${form} [name=consent]`);
  await click(tab, `aside ${form} button`, '提交');
  await expect.poll(() => storedLeads(phone)).toHaveLength(1);
  expect((await storedLeads(phone))[0]).toMatchObject({ form: 'mobile', fromtype: 'wap-www' });
});
