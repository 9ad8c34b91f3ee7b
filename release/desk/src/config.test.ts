import { readDeskConfig } from './config';

const token = 'a-token-with-24-letters-';

test('without any variable it serves this machine only, with a token of its own for each start', () => {
  const [one, other] = [readDeskConfig({}), readDeskConfig({})];

  expect(one).toMatchObject({ host: '127.0.0.1', port: 8084, isTokenFresh: true, origin: null });
  expect(one.token).not.toBe(other.token);
  expect(one.token.length).toBeGreaterThanOrEqual(24);
});

test.each(['0.0.0.0', '::', '10.0.3.7', 'desk.internal'])('on %s it does not start without a token', (DESK_HOST) => {
  expect(() => readDeskConfig({ DESK_HOST })).toThrow(`The desk does not start on ${DESK_HOST} without DESK_TOKEN`);
  expect(readDeskConfig({ DESK_HOST, DESK_TOKEN: token })).toMatchObject({ token, isTokenFresh: false });
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('%s is this machine', (DESK_HOST) => {
  expect(readDeskConfig({ DESK_HOST }).isTokenFresh).toBe(true);
});

test('a token that can be guessed, a port that is none and an address with a path are named', () => {
  expect(() => readDeskConfig({ DESK_TOKEN: 'secret' })).toThrow(
    'DESK_TOKEN has 6 characters; it must have at least 24.',
  );
  expect(() => readDeskConfig({ DESK_PORT: '80a' })).toThrow('DESK_PORT is “80a”');
  expect(() => readDeskConfig({ DESK_PORT: '70000' })).toThrow('DESK_PORT is “70000”');
  expect(() => readDeskConfig({ DESK_ORIGIN: 'https://desk.example.com/' })).toThrow('it must be an origin such as');
});
