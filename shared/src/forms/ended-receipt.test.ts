/** @jest-environment jsdom */
import '../testing/browser-globals';
import { screen } from '@testing-library/react';
import { watchForms } from './island/watch-forms';

const code = '1f0a-93c2-1f0a-93c2-1f0a-93c2-1f0a-93c2';
const plain = code.replaceAll('-', '');
const kept = () => sessionStorage.getItem('site-forms');

/** The next page of a tab that keeps a receipt. */
function openPage(page: string): void {
  const receipt = {
    title: '提交成功！',
    promise: '顾问会打这个电话',
    sent: [['手机号', '138****8000']],
    once: false,
    code,
  };
  sessionStorage.setItem('site-forms', JSON.stringify({ waiting: [], receipt: { ...receipt, late: false } }));
  document.body.innerHTML = page;
  watchForms();
}

test('R12.161 of a callback that was cancelled or erased the tab keeps nothing and shows no receipt', () => {
  openPage(`<main data-ended="${plain}"></main>`);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept()).toBeNull();
});

test('R12.161 what ended another callback leaves the receipt as it is', () => {
  openPage(`<main data-ended="${'0'.repeat(32)}"></main>`);

  expect(screen.getByRole('dialog').textContent).toContain('顾问会打这个电话');
  expect(kept()).toContain('138****8000');
});
