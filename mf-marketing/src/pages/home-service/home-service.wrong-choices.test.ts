import { readPricingQuery } from './home-service.address';
import { wrongChoiceLine } from './home-service.wrong-choices';

test.each([
  ['hours=7', '链接里的单场时长“7 小时”不提供，按“1 小时”算'],
  ['rate=9&cameras=3', '链接里的画面清晰度“9 Mbps”不提供，按“标清 1 Mbps”算；云导播机位“3 路”不提供，按“不用”算'],
  ['hours=请拨打12345678', '链接里的单场时长没看懂，按“1 小时”算'],
  ['crew=traffic&captions=yes', '链接里的现场执行没看懂，按“自己拍”算；实时字幕没看懂，按不选算'],
  ['hours=01&rate=２.0&cameras=04', ''],
  ['hours=②&rate=1,0', '链接里的画面清晰度没看懂，按“标清 1 Mbps”算；单场时长没看懂，按“1 小时”算'],
  ['shows=abc', '链接里的每月场次没看懂，按一年 12 场算'],
  ['shows=99', '链接里的每月场次最多 60 场，按一年 720 场算'],
  ['shows=99&launches=5', ''],
  ['shows=2', ''],
  ['rate=2&hours=0.5&cameras=0&captions=1&watch=0&crew=crew-single', ''],
  ['', ''],
  ['viewers=300&viewers=5000', '链接里的平均在线写了不止一个，按“300 人”算'],
  [
    'rate=2&rate=4&crew=crew-single&crew=x&watch=1&watch=0',
    '链接里的画面清晰度写了不止一个，按“高清 2 Mbps”算；重要场次保障写了不止一个，按“选了”算；现场执行写了不止一个，按“单机”算',
  ],
  ['hours=2&hours=2', ''],
])('R12.155 R12.165 of the address %s one line says which choice was not taken, and what was', (search, line) => {
  const { wish } = readPricingQuery(new URLSearchParams(search));
  const addOns = [
    { key: 'crew-single', of: 'crew', name: '单机' },
    { key: 'traffic', name: '流量包' },
  ];

  expect(wrongChoiceLine(search, wish, addOns)).toBe(line);
  expect(wrongChoiceLine(search, { ...wish, launches: 99 }, addOns)).toBe('');
});
