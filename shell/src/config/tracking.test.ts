import { readConfig } from './config';

test.each([
  [
    { TRACKING: 'api,google' },
    'TRACKING is “api,google”; it must be none or, separated by commas, some of: console, api, baidu.',
  ],
  [{ TRACKING: 'none,api' }, 'TRACKING is “none,api”'],
  [{ TRACKING: 'baidu' }, 'BAIDU_SITE_ID is “”, and TRACKING names baidu; it must be the 32 letters and digits'],
  [{ TRACK_MANUAL: 'yes' }, 'TRACK_MANUAL is “yes”; it must be one of: article, consult.'],
  [{ PARENT_DOMAIN: '.example.com' }, 'PARENT_DOMAIN is “.example.com”; it must be a domain such as example.com'],
  [
    { PARENT_DOMAIN: 'example.com', SITE_ORIGIN: 'https://notexample.com' },
    'PARENT_DOMAIN is “example.com”; SITE_ORIGIN is at notexample.com, which is not below it.',
  ],
  [{ CAMPAIGN_IN_LEADS: 'maybe' }, 'CAMPAIGN_IN_LEADS is “maybe”; it must be one of: true, false, 1, 0.'],
])('%j is refused with a sentence that names the variable and the value', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('several receivers of tracking events may be named at once; by default there is none', () => {
  const baiduId = '0123456789abcdef0123456789abcdef';
  expect(readConfig({}).site.tracking).toEqual({ receivers: [], manual: 'article', baiduId: '' });
  expect(readConfig({ TRACKING: 'api, baidu', BAIDU_SITE_ID: baiduId }).site.tracking).toEqual({
    receivers: ['api', 'baidu'],
    manual: 'article',
    baiduId,
  });
});

test('the parent domain is that of the site, and no matter for a site at an IP address', () => {
  const parent = (SITE_ORIGIN: string) => readConfig({ SITE_ORIGIN, PARENT_DOMAIN: 'example.com' }).parentDomain;
  expect(parent('https://www.example.com')).toBe('example.com');
  expect(parent('http://127.0.0.1:8080')).toBe('example.com');
});
