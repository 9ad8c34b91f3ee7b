import { availableParallelism } from 'node:os';
import { readConfig } from './config';

test('R9.31 without any variable there is a working default for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    hosts: { cms: 'http://127.0.0.1:8081' },
    site: { brand: '澄播云', environment: 'dev' },
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is “eighty”; it must be a port from 0 to 65535.'],
  [{ CMS_API_URL: 'ftp://x' }, 'CMS_API_URL is “ftp://x”; it must be an http(s) address.'],
  [{ CONSULT_DAYS: '0,8' }, 'CONSULT_DAYS is “0,8”; it must be days from 1 (Monday) to 7 (Sunday), as in 1,2,3,4,5.'],
  [{ RENDER_WORKERS: '0' }, 'RENDER_WORKERS is “0”; it must be a whole number from 1 to 64.'],
  [{ RENDER_WORKERS: '1.5' }, 'RENDER_WORKERS is “1.5”; it must be a whole number from 1 to 64.'],
  [{ RENDER_WORKERS: 'all' }, 'RENDER_WORKERS is “all”; it must be a whole number from 1 to 64.'],
  [{ MARKETING_MENU_ID: '0' }, 'MARKETING_MENU_ID is “0”; it must be a whole number from 1 to 2147483647.'],
  [
    { SHOWROOM_HALL_ID: 'a b' },
    'SHOWROOM_HALL_ID is “a b”; it must be 1 to 64 letters, digits, hyphens or underscores.',
  ],
  [{ ASSET_STORE: 's3://Site' }, 'ASSET_STORE is "s3://Site"; write s3://bucket or s3://bucket/folder.'],
  [{ ASSET_STORE: 'gs://site' }, 'ASSET_STORE is “gs://site”; it must be a local folder or s3://bucket/folder.'],
  [{ GREY_OUT: 'yes' }, 'GREY_OUT is “yes”; it must be one of: auto, on, off.'],
  [{ SITE_PHONE: '电话' }, 'SITE_PHONE is “电话”; it must be empty or a telephone number'],
  [{ SITE_ENV: 'production' }, 'SITE_ENV is “production”; it must be one of: dev, testing, pre, prod.'],
])('R9.31 %j is refused with a sentence that names the variable and the value', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('the address of the showroom names what it opens with, and keeps its own query', () => {
  const url = (env: Record<string, string>) => readConfig(env).site.showroomUrl;
  expect(url({})).toBe('https://showroom.example.com?productId=1&hallId=1&mcId=1');
  expect(url({ SHOWROOM_URL: 'https://s.example/?a=b', SHOWROOM_PRODUCT_ID: 'p-7', SHOWROOM_MC_ID: '9' })).toBe(
    'https://s.example/?a=b&productId=p-7&hallId=1&mcId=9',
  );
  expect(url({ SHOWROOM_URL: '' })).toBe('');
});

test('one core is left to the main thread, and at least one worker renders', () => {
  expect(readConfig({}).renderWorkers).toBe(Math.max(1, availableParallelism() - 1));
  expect(readConfig({ RENDER_WORKERS: '3' }).renderWorkers).toBe(3);
});

test('by default the online consultation has no provider and is open every day', () => {
  expect(readConfig({}).site.consult).toEqual({ script: '', days: [1, 2, 3, 4, 5, 6, 7] });
  expect(readConfig({ CONSULT_URL: 'https://consult.example.com/w.js', CONSULT_DAYS: '1,5' }).site.consult).toEqual({
    script: 'https://consult.example.com/w.js',
    days: [1, 5],
  });
});

test.each([
  ['dev', '', 'capability-trial'],
  ['testing', 'https://assets-testing.example.com', 'capability-trial'],
  ['pre', 'https://assets-pre.example.com', 'capability-live'],
  ['prod', 'https://assets.example.com', 'capability-live'],
])(
  'R9.28–30 the environment %s has an asset host and a capability id of its own',
  (environment, assets, capability) => {
    const config = readConfig({ SITE_ENV: environment });
    expect(config.site.environment).toBe(environment);
    expect(config.publicAssetUrl).toBe(assets);
    expect(config.capabilityId).toBe(capability);
  },
);

test('R9.30 an operator’s asset host and capability id stand above the environment’s; an empty host is the site itself', () => {
  const own = { PUBLIC_ASSET_URL: 'https://cdn.example.net/', CAPABILITY_ID: 'capability-7' };
  expect(readConfig({ SITE_ENV: 'prod', ...own })).toMatchObject({
    publicAssetUrl: 'https://cdn.example.net',
    capabilityId: 'capability-7',
  });
  expect(readConfig({ SITE_ENV: 'prod', PUBLIC_ASSET_URL: '' }).publicAssetUrl).toBe('');
});

test('R1.8 a white-label site is for no index unless an operator says so', () => {
  expect(readConfig({}).site).not.toHaveProperty('unlisted');
  expect(readConfig({ SITE_VARIANT: 'white-label' }).site).toMatchObject({ variant: 'white-label', unlisted: true });
  expect(readConfig({ SITE_VARIANT: 'white-label', WHITE_LABEL_INDEX: '1' }).site).not.toHaveProperty('unlisted');
  expect(() => readConfig({ WHITE_LABEL_INDEX: 'yes' })).toThrow('WHITE_LABEL_INDEX is “yes”; it must be one of:');
});
