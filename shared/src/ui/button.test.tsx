import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Button } from './button';

const show = (element: React.ReactNode) => renderToString(<StaticRouter location="/">{element}</StaticRouter>);

test('what leads somewhere is a link, what does something is a button that sends no form by chance', () => {
  expect(show(<Button to="/home/service">价格</Button>)).toMatch(/^<a [^>]*href="\/home\/service"/);
  expect(show(<Button href="tel:400-000-0000">电话</Button>)).toMatch(/^<a [^>]*href="tel:400-000-0000"/);
  expect(show(<Button>关闭</Button>)).toMatch(/^<button type="button"/);
  expect(show(<Button type="submit">提交</Button>)).toMatch(/^<button type="submit"/);
});

test('marks for the entry script reach the element', () => {
  expect(
    show(
      <Button href="/home/login" data-login="">
        登录
      </Button>,
    ),
  ).toContain('data-login=""');
});

test.each([
  ['action', 'action'],
  ['brand', 'brand'],
  ['outline', 'outline'],
  ['on-dark', 'onDark'],
  ['action-outline', 'actionOutline'],
] as const)('the look %s is styled as itself, beside what all buttons share', (look, style) => {
  expect(show(<Button look={look}>按钮</Button>)).toContain(`class="button ${style}"`);
});
