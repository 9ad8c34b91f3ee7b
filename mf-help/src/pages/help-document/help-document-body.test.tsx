/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { ArticleBody } from './help-document-body';
import { withCopyButtons } from './help-document-html';

const html = withCopyButtons(
  '<h2 id="ti-shi">提示</h2><pre><code>服务器：rtmp://push.example.com/live\n</code></pre><table><tbody>' +
    '<tr><td>奖品价值超出上限 <code>LOT-1210</code></td><td>填 <code>5 万元</code></td></tr></tbody></table>',
);

/** Takes what is put on the clipboard, or refuses it. */
function clipboard(refuses = false): string[] {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (refuses) throw new Error('denied');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return copied;
}

test('R12.42 the code of an error is copied by the button beside it, and that is announced', async () => {
  const copied = clipboard();
  render(<ArticleBody html={html} figures={[]} />);
  const button = screen.getByRole('button', { name: '复制 LOT-1210' });
  fireEvent.click(button);

  await within(screen.getByRole('status')).findByText('复制成功');
  expect(copied).toEqual(['LOT-1210']);
  expect(button.dataset['copied']).toBe('');
});

test('R12.42 a block of code is copied whole; the mark moves to the button pressed last', async () => {
  const copied = clipboard();
  render(<ArticleBody html={html} figures={[]} />);
  fireEvent.click(screen.getByRole('button', { name: '复制 LOT-1210' }));
  fireEvent.click(screen.getByRole('button', { name: '复制' }));

  await within(screen.getByRole('status')).findByText('复制成功');
  expect(copied).toEqual(['LOT-1210', '服务器：rtmp://push.example.com/live']);
  expect(document.querySelectorAll('[data-copied]')).toHaveLength(1);
});

test('R12.42 where the browser refuses, the reader is told what to do instead', async () => {
  clipboard(true);
  document.execCommand = () => false;
  render(<ArticleBody html={html} figures={[]} />);
  fireEvent.click(screen.getByRole('button', { name: '复制' }));

  await within(screen.getByRole('status')).findByText('复制失败');
});

test('sentences to take along are set as text, lines of code as code', () => {
  const rule = withCopyButtons('<pre><code>系统随机抽取，结果在直播间公示；主办方：澄境科技</code></pre>');
  const { container } = render(<ArticleBody html={html + rule} figures={[]} />);
  const kinds = [...container.querySelectorAll<HTMLElement>('[data-copied-from]')].map(
    ({ dataset }) => dataset['copiedFrom'],
  );

  expect(kinds).toEqual(['code', 'text']);
});

test('only codes at the end of a cell and blocks have a button, which needs script', () => {
  render(<ArticleBody html={html} figures={[]} />);
  const buttons = screen.getAllByRole('button');

  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.hasAttribute('data-needs-script')).toBe(true);
});
