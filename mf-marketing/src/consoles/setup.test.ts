/** @jest-environment jsdom */
import './setup';

const before = '照某客户的做法播一场：';
const asked = `${before}机位 3 台、现场 1 人。`;

beforeEach(() => {
  document.body.innerHTML = `<section id="lead"><div data-console="setup" data-before="${before}">
    <ul><li data-step="机位" data-unit="台"><b data-count="">3</b>
      <button data-do="less" data-value="0">−</button><button data-do="more" data-value="0">+</button></li>
    <li data-step="现场" data-unit="人"><b data-count="">1</b>
      <button data-do="less" data-value="1">−</button><button data-do="more" data-value="1">+</button></li></ul>
    <output data-says=""></output></div>
    <form><textarea name="requirement">${asked}</textarea></form></section>`;
});

const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const status = () => document.querySelector('output')?.textContent;
function press(what: 'less' | 'more', index: number): void {
  document.querySelector<HTMLElement>(`[data-do=${what}][data-value="${index}"]`)?.click();
}

test('R13.23 a number that is changed is changed in the requirement too, and said', () => {
  press('more', 0);
  press('more', 0);

  expect(field().value).toBe(`${before}机位 5 台、现场 1 人。`);
  expect(status()).toBe('机位改成 5 台，需求已更新');
});

test('R13.23 no number falls below one', () => {
  press('less', 1);
  expect(field().value).toBe(asked);
});

test('R13.23 what the visitor wrote stays', () => {
  press('more', 0);
  field().value = '我们只有一台手机';
  press('more', 1);

  expect(field().value).toBe('我们只有一台手机');
  expect(status()).toBe('现场改成 2 人，你写过的需求没有动');
});
