import { machineList } from './machine-list';
import type { MapEntry } from './content-entries';

const site = { brand: '澄播云', slogan: '企业直播', origin: 'https://www.site.example' };
const entries: Record<string, MapEntry[]> = {
  pages: [
    { path: '/', title: '首页 [新]', text: '一句话。' },
    { path: '/info/', title: '资讯' },
  ],
  info: [{ path: '/info/', title: '又是资讯' }],
  marketing: [{ path: '/home/case?id=41001', title: '案例' }],
  mobile: [{ path: '/m/article?id=1', title: '重复' }],
};

test('R12.176 every indexed page is listed once by its name, with the address of its Markdown, and pages for phones are not', () => {
  const text = machineList((name) => entries[name] ?? [], site);
  expect(text.startsWith('# 澄播云\n\n> 企业直播\n\n')).toBe(true);
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- [首页 \\[新\\]](https://www.site.example/index.md)：一句话。',
    '- [资讯](https://www.site.example/info.md)',
    '- [案例](https://www.site.example/home/case.md?id=41001)',
  ]);
  expect(text).not.toContain('## 帮助中心');
});
