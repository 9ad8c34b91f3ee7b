import { neutralCompany } from '@site/shared/contract/company-facts';
import { testSite } from '@site/shared/testing/test-site';
import { renderChrome, showChrome } from '../../testing/render-chrome';
import { SiteFooter } from './site-footer';
import { SlimFooter } from './slim-footer';
import { WhiteLabelFooter } from './white-label-footer';

const friendLinks = [{ name: '示例友链一', link: 'https://friend.example.com' }];

test('R2.174 partner and friend links show on the home page only', async () => {
  const onHome = await renderChrome(<SiteFooter />, { routeName: 'index', state: { friendLinks } });
  const elsewhere = await renderChrome(<SiteFooter />, {
    address: '/home/edu',
    routeName: 'home-edu',
    state: { friendLinks },
  });

  expect(onHome).toContain('https://friend.example.com');
  expect(onHome).toContain('合作伙伴');
  expect(elsewhere).not.toContain('https://friend.example.com');
  expect(elsewhere).not.toContain('合作伙伴');
});

test('the home page of campaigns and of phones is not the home page', async () => {
  for (const [address, routeName] of [
    ['/index2023', 'index2023'],
    ['/m/', 'm'],
  ] as const) {
    expect(await renderChrome(<SiteFooter />, { address, routeName, state: { friendLinks } })).not.toContain(
      '友情链接',
    );
  }
});

test('R2.168–170 R2.172 R2.173 it says how to reach us, the version and the filings, those without a number by their names alone', async () => {
  const page = await showChrome(<SiteFooter />);

  expect(page.querySelector('a[href="tel:4000000000"]')).not.toBeNull();
  expect(page.querySelector('a[href="mailto:hello@example.com"]')).not.toBeNull();
  expect(page.textContent).toContain('版本 21.06.09');
  expect(page.querySelector('a[href="https://beian.miit.gov.cn/"]')?.textContent).toBe('ICP备案');
  expect(page.textContent).toContain('增值电信业务经营许可证');
  expect(page.textContent).not.toMatch(/待配置|备案号/);
  expect(page.querySelector('a[href="https://beian.miit.gov.cn/"]')?.getAttribute('target')).toBe('_blank');
  expect(page.querySelector('a[href="/home/UserAgreementPC#privacy"]')?.textContent).toBe('隐私政策');
});

test.each([
  ['/home/edu', '/m/edu', '手机版'],
  ['/m/edu', '/home/edu', '电脑版'],
  ['/home/daobo', '/m/', '手机版'],
])('from %s the other version is %s', async (address, alternate, name) => {
  const page = await showChrome(<SiteFooter />, { address, routeName: 'home-edu' });

  expect([...page.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href')).toBe(
    alternate,
  );
});

test('a white-label footer shows only what an operator has set', async () => {
  const site = {
    ...testSite,
    ...neutralCompany,
    variant: 'white-label' as const,
    brand: '某平台',
    phone: '021-6000-0000',
    filings: { ...neutralCompany.filings, icp: '某ICP备1号' },
  };
  const html = await renderChrome(<WhiteLabelFooter />, { state: { site } });

  expect(html).toContain('某ICP备1号');
  expect(html).toContain('href="tel:02160000000"');
  expect(html).not.toContain('公安联网备案');
  expect(html).not.toContain('mailto:');
});

test('R12.88 below what is read the footer is compact: the ways of a reader, the phone, what must be there, no columns', async () => {
  const place = { address: '/tag/1', routeName: 'tag-id', handle: { footer: 'compact' as const } };
  const page = await showChrome(<SiteFooter />, place);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  for (const link of ['/home/service', '/help/helpCenter', '/sitemap', 'tel:4000000000', '/home/UserAgreementPC'])
    expect(links).toContain(link);
  expect(links).not.toContain('/home/recruit');
  expect(page.textContent).toContain('版本 21.06.09');
  expect(page.textContent).toContain('ICP备案');
  expect(page.querySelector('[data-consent-open], [data-island=display]')).not.toBeNull();
});

test.each([
  ['the compact footer', <SiteFooter key="" />, { address: '/tag/1', handle: { footer: 'compact' as const } }],
  ['the footer of the help centre', <SlimFooter key="" />, { address: '/help/helpCenter' }],
])('R13.37 %s says the mail and the addresses', async (_name, footer, place) => {
  const page = await showChrome(footer, place);

  expect(page.querySelector('footer a[href="mailto:hello@example.com"]')).not.toBeNull();
  for (const { city, line } of testSite.addresses)
    expect(page.querySelector('footer')?.textContent).toContain(`${city} ${line}`);
});

test('R12.88 the compact footer leads phones to pages for phones', async () => {
  const place = { address: '/m/article?id=1', routeName: 'm-article', handle: { footer: 'compact' as const } };
  const page = await showChrome(<SiteFooter />, place);

  expect(page.querySelector('a[href="/m/lecture_h5"]')?.textContent).toBe('直播讲堂');
  expect(page.textContent).toContain('电脑版');
});
