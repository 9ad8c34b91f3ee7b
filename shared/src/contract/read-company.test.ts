import { exampleCompany } from './company-facts';
import { readCompany } from './read-company';

test('without any variable it is the example company', () => {
  expect(readCompany({})).toEqual(exampleCompany);
});

test('every fact of the company comes from a variable', () => {
  const env = {
    BRAND_NAME: '某直播',
    BRAND_LATIN: 'SomeCast',
    BRAND_LEGAL_NAME: '某直播科技有限公司',
    BRAND_SLOGAN: '把直播办清楚',
    SITE_PHONE: '+86 21 6000 0000',
    SITE_EMAIL: 'ask@live.example.net',
    SITE_ADDRESSES: '北城 一区一路 1 号; 南港 二区二路 2 号 3 层；',
    FILING_ICP: '某ICP备00000000号',
    FILING_POLICE: '某公网安备00000000000000号',
    FILING_LICENCE: '某B2-00000000',
  };
  expect(readCompany(env)).toEqual({
    brand: '某直播',
    brandLatin: 'SomeCast',
    legalName: '某直播科技有限公司',
    slogan: '把直播办清楚',
    phone: '+86 21 6000 0000',
    email: 'ask@live.example.net',
    addresses: [
      { city: '北城', line: '一区一路 1 号' },
      { city: '南港', line: '二区二路 2 号 3 层' },
    ],
    filings: { icp: '某ICP备00000000号', police: '某公网安备00000000000000号', licence: '某B2-00000000' },
  });
});

test('R1.8 a white-label site has nobody’s phone, mail and address, and of the company only a name', () => {
  const unset = readCompany({ SITE_VARIANT: 'white-label' });
  expect(unset).toMatchObject({ phone: '', email: '', addresses: [], brandLatin: '' });
  expect(JSON.stringify(unset)).not.toMatch(/澄播|ChengCast/);
  const set = readCompany({ SITE_VARIANT: 'white-label', BRAND_NAME: '某直播', SITE_PHONE: '021 6000 0000' });
  expect(set).toMatchObject({ brand: '某直播', legalName: '某直播', phone: '021 6000 0000', email: '' });
});

test('an operator may show no phone, no mail and no address', () => {
  const none = readCompany({ SITE_PHONE: '', SITE_EMAIL: '', SITE_ADDRESSES: '' });
  expect(none).toMatchObject({ phone: '', email: '', addresses: [] });
});

const longLine = '路'.repeat(61);
const phoneRule = 'empty or a telephone number of digits, spaces and dashes, as in 400-000-0000';
const addressRule =
  'each address, parted by semicolons, must be a city of at most 12 characters, a space and a line of at most 60, as in 云岸市 望江区澄播路 1 号';

test.each([
  [{ SITE_PHONE: 'call us' }, `SITE_PHONE is “call us”; it must be ${phoneRule}.`],
  [{ SITE_PHONE: '12' }, `SITE_PHONE is “12”; it must be ${phoneRule}.`],
  [{ SITE_EMAIL: 'hello' }, 'SITE_EMAIL is “hello”; it must be empty or a mail address, as in hello@example.com.'],
  [
    { SITE_EMAIL: 'a@b.c?subject=x' },
    'SITE_EMAIL is “a@b.c?subject=x”; it must be empty or a mail address, as in hello@example.com.',
  ],
  [{ SITE_ADDRESSES: '北城' }, `SITE_ADDRESSES has “北城”; ${addressRule}.`],
  [{ SITE_ADDRESSES: `北城 ${longLine}` }, `SITE_ADDRESSES has “北城 ${longLine}”; ${addressRule}.`],
  [{ BRAND_NAME: '' }, 'BRAND_NAME is “”; it must be a name of 1 to 20 characters.'],
  [{ FILING_ICP: longLine }, `FILING_ICP is “${longLine}”; it must be one line of at most 60 characters.`],
])('%j is refused with a sentence that names the variable and the value', (env, sentence) => {
  expect(() => readCompany(env)).toThrow(new Error(sentence));
});
