import { readConfig } from '../config';
import { type FakeWeChat, startFakeWeChat } from '../testing/fake-wechat';
import { startTestService, type TestService } from '../testing/test-service';
import { signatureOf } from './signature';

const origin = 'https://www.example.com';
const secret = 'a1b2c3d4e5f6a7b8';
const ask = (url: string) => `/open/v1/wechat/signature?url=${encodeURIComponent(url)}`;

let fake: FakeWeChat;
let service: TestService;

beforeAll(async () => {
  fake = await startFakeWeChat();
  const weChat = { appId: 'wx1234567890', secret, api: fake.address };
  service = await startTestService({ content: false, config: { weChat, siteOrigins: [origin] } });
});

afterAll(async () => {
  await service.close();
  await fake.close();
});

test('R12.84 while WeChat refuses, the call says so in words, and log and answer hold neither secret nor token', async () => {
  fake.answers['/cgi-bin/ticket/getticket'] = { errcode: 40001, errmsg: `invalid credential ${secret} token/1` };
  const { status, body, text } = await service.get(ask(`${origin}/info/20001`));

  expect(status).toBe(503);
  expect(body).toMatchObject({ msg: '微信暂时没有响应，请稍后再试' });
  expect(service.logLines.join()).toContain('WeChat refused the ticket with errcode 40001.');
  for (const hidden of [secret, 'token/1', 'token%2F1']) expect(service.logLines.join() + text).not.toContain(hidden);
});

test('R12.84 a page of ours is signed by what the documentation asks for, its anchor left out', async () => {
  const [fresh, weChat] = [await startFakeWeChat(), { appId: 'wx1234567890', secret }];
  const config = { weChat: { ...weChat, api: fresh.address }, siteOrigins: [origin] };
  const other = await startTestService({ content: false, config });
  const { status, body } = await other.get(ask(`${origin}/m/article?id=5#s-2`));
  await other.close();
  await fresh.close();

  expect(status).toBe(200);
  const { data } = body as { data: { appId: string; timestamp: number; nonceStr: string; signature: string } };
  const { signature, appId, ...rest } = data;
  expect(appId).toBe('wx1234567890');
  expect(signature).toBe(signatureOf({ ...rest, ticket: 'ticket-1', url: `${origin}/m/article?id=5` }));
  expect(fresh.asked).toEqual([
    `POST /cgi-bin/stable_token {"grant_type":"client_credential","appid":"wx1234567890","secret":"${secret}"}`,
    'GET /cgi-bin/ticket/getticket?access_token=token%2F1&type=jsapi',
  ]);
});

test.each(['https://evil.example/', 'https://www.example.com.evil.example/', 'javascript:alert(1)', '//', ' '])(
  'R12.84 an address that is not ours is not signed: %s',
  async (url) => {
    expect((await service.get(ask(url))).status).toBe(400);
  },
);

test('R12.84 without configuration there is nothing to sign with, and half a configuration does not start', async () => {
  const bare = await startTestService({ content: false });
  expect((await bare.get(ask(`${origin}/`))).status).toBe(404);
  await bare.close();

  const app = { WECHAT_APP_ID: 'wx1', SITE_ORIGIN: origin };
  expect(() => readConfig(app)).toThrow('WECHAT_APP_ID and WECHAT_APP_SECRET must be set together.');
  expect(() => readConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: secret })).toThrow('needs SITE_ORIGIN');
  expect(readConfig({ ...app, WECHAT_APP_SECRET: secret }).weChat).toEqual({
    appId: 'wx1',
    secret,
    api: 'https://api.weixin.qq.com',
  });
});
