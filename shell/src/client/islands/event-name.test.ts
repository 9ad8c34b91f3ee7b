/** @jest-environment jsdom */
import { eventNameKey } from '@site/shared/console/event-name';

const settle = () => new Promise((done) => setTimeout(done));
const element = (selector: string) => document.querySelector(selector) as HTMLInputElement;

function type(text: string): void {
  element('[data-event-field]').value = text;
  element('[data-event-field]').dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(async () => {
  document.body.innerHTML = `<div id="_site-root"><input data-event-field=""><b id="stage" data-event-name="">秋季新品发布会</b>
    <span data-event-said="" data-named="已换上" data-unnamed="还没填">还没填</span>
    <form data-island="forms"><textarea name="requirement"></textarea></form></div>`;
  await import('./event-name');
});

// What watches the page would outlive it.
afterAll(() => element('#_site-root').remove());

test('a name titles stages as text, comes into an empty field and stays in this tab; empty is the default again', () => {
  type('  <i>年中</i>   大会 ');
  expect(element('#stage').innerHTML).toBe('&lt;i&gt;年中&lt;/i&gt; 大会');
  expect(element('textarea').value).toBe('会名：<i>年中</i> 大会');
  expect(sessionStorage.getItem(eventNameKey)).toBe('<i>年中</i> 大会');
  expect(element('[data-event-said]').textContent).toBe('已换上');

  type('一二三四五六七八九十一二三四五六七八');
  expect(element('#stage').textContent).toHaveLength(16);
  type('');
  expect(element('#stage').textContent).toBe('秋季新品发布会');
  expect(element('textarea').value).toBe('');
  expect(sessionStorage.getItem(eventNameKey)).toBeNull();
});

test('stages and forms that come later have it too, and what somebody typed there stays', async () => {
  type('年中大会');
  element('#_site-root').insertAdjacentHTML(
    'beforeend',
    `<b id="later" data-event-name="">年度伙伴大会</b>
     <form data-island="forms" id="typed"><textarea name="requirement">约 300 人</textarea></form>`,
  );
  await settle();

  expect(element('#later').textContent).toBe('年中大会');
  expect(element('#typed textarea').value).toBe('约 300 人');
});
