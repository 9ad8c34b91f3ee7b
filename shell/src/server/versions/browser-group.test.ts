import { browserGroup } from './browser-group';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'desk chromium',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; V2055A) AppleWebKit/537.36 Chrome/116.0 Mobile MicroMessenger/8.0.47',
    'phone wechat',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile Safari/604.1',
    'phone safari',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', 'desk safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desk firefox'],
  ['curl/8.0', 'desk other'],
  [undefined, 'desk other'],
])('R13.85 %s is %s', (agent, group) => {
  expect(browserGroup(agent)).toBe(group);
});
