import { readHotServer } from './hot';

test('without a development server nothing of it is in the site’s facts', () => {
  expect(readHotServer({})).toEqual({});
});

test('a development server of this machine is taken', () => {
  expect(readHotServer({ HOT_SERVER: 'http://127.0.0.1:8090' })).toEqual({ hotServer: 'http://127.0.0.1:8090' });
});

test.each([
  'https://127.0.0.1:8090',
  'http://127.0.0.1.example.com:80',
  'http://127.0.0.1:8090/x',
  'http://10.0.0.1:1',
  '*',
])('R11.6 a development server elsewhere is refused by name and value: %s', (origin) => {
  expect(() => readHotServer({ HOT_SERVER: origin })).toThrow(
    `HOT_SERVER is “${origin}”; it must be an address of this machine`,
  );
});

test('R11.6 no other environment than dev may have a development server', () => {
  expect(() => readHotServer({ HOT_SERVER: 'http://127.0.0.1:8090', SITE_ENV: 'prod' })).toThrow('SITE_ENV is “prod”');
});
