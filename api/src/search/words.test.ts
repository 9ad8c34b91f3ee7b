import { join } from 'node:path';
import type { SearchPage } from '@site/shared/contract/search';
import { importContent } from '../content/import-content';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false });
  await importContent(service.database, join(__dirname, '../../content'));
});

afterAll(() => service.close());

test.each([
  ['发票', '/help/helpDocument/10070'],
  ['报价', '/home/service'],
  ['价格', '/home/service'],
  ['套餐', '/home/service'],
  ['续费', '/home/service'],
  ['试用', '/home/signUp'],
  ['退款', '/help/helpDocument/10086'],
  ['合同', '/help/helpDocument/10071'],
  ['字幕', '/help/helpDocument/10085'],
  ['连麦', '/help/helpDocument/10080'],
  ['下载', '/home/download'],
  ['客服', '/home/about'],
  ['电话', '/home/about'],
  ['联系', '/home/about'],
  ['地址', '/home/about'],
  ['流量', '/help/helpDocument/10068'],
  ['抽奖', '/help/helpDocument/10032'],
  ['水印', '/help/helpDocument/10046'],
  ['防录屏', '/help/helpDocument/10047'],
  ['签到', '/help/helpDocument/10035'],
  ['转推', '/help/helpDocument/10081'],
  ['黑屏', '/help/helpDocument/10074'],
  ['卡顿', '/help/helpDocument/10073'],
  ['没声音', '/help/helpDocument/10075'],
  ['延迟', '/help/helpDocument/10088'],
  ['录制', '/help/helpDocument/10050'],
  ['代理', '/home/promotion'],
  ['案例', '/home/case'],
  ['招聘', '/home/recruit'],
  ['拍摄', '/home/liveService'],
  ['设备', '/home/liveHardware'],
  ['导播', '/home/daobo'],
  ['企微', '/home/vzScrm'],
  ['注销', '/help/helpDocument/10087'],
  ['认证', '/help/helpDocument/10003'],
  ['隐私', '/home/UserAgreementPC'],
  ['安全', '/home/security'],
  ['域名', '/help/helpDocument/10028'],
  ['敏感词', '/help/helpDocument/10030'],
  ['回放', '/help/helpDocument/10052'],
  ['并发', '/help/helpDocument/10008'],
  ['白名单', '/help/helpDocument/10044'],
  ['推流', '/help/helpDocument/10015'],
  ['登录', '/help/helpDocument/10001'],
  ['登陆', '/help/helpDocument/10001'],
  ['密码', '/help/helpDocument/10002'],
  ['直播间', '/help/helpDocument/10005'],
  ['弹幕', '/help/helpDocument/10030'],
  ['掉线', '/help/helpDocument/10073'],
  ['邀请', '/help/helpDocument/10040'],
  ['数据', '/help/helpDocument/10054'],
  ['RTMP', '/info/20023'],
  ['优惠', '/home/service'],
  ['虚拟直播', '/home/3dpage'],
  ['医美', '/home/cosmeticMedicine'],
  ['融媒', '/home/gd'],
  ['客户', '/home/vzScrm'],
  ['报表', '/help/helpDocument/10054'],
  ['二维码', '/help/helpDocument/10062'],
  ['作业', '/home/edu'],
  ['招商', '/home/marketingConference'],
  ['PPT', '/help/helpDocument/10012'],
  ['聊天', '/help/helpDocument/10030'],
])('R12.148 who looks for %s finds %s first', async (word, link) => {
  const { body } = await service.get(`/open/v1/search?each=3&pageSize=10&q=${encodeURIComponent(word)}`);

  expect((body as { data: SearchPage }).data.list[0]?.link).toBe(link);
});
