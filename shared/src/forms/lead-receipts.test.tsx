/** @jest-environment jsdom */
import '../testing/browser-globals';
import { fireEvent, screen } from '@testing-library/react';
import { plainCode } from '../contract/callback-code';
import { RequirementForm } from './requirement-form';
import { WishField } from './wish-field';
import { type Sent, booked, quick, sent, service, serve, submit, receipt, fillQuick } from '../testing/lead-form-page';

test('R4.6 R12.58 a booking puts its fields on the wire and its receipt on the page, with the number masked', async () => {
  serve(quick);
  fillQuick();
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(sent[0]).toMatchObject({
    url: '/ajax/QuickRequirement',
    body: { name: '陈经理', phone: '13800000000', requirement: '', fromtype: 'pc-www', committype: 3, IsSend: 0 },
    headers: {
      'x-lead-form': 'quick',
      'x-lead-ask': encodeURIComponent('预约沟通'),
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
      'x-consent': expect.stringMatching(/^1;\d{4}-/),
    },
  });
  expect(sent[0]?.body).not.toHaveProperty('ask');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('我知道了'));
  const text = receipt()?.textContent ?? '';
  for (const part of ['提交成功！', '24 小时内', '称呼陈经理', '电话138****0000', '接下来'])
    expect(text).toContain(part);
  expect(sessionStorage.getItem('site-forms')).not.toContain('13800000000');
});

test('R13.51 a wished half-hour and the code travel as headers, and the receipt shows both, the code to be copied', async () => {
  serve(
    <RequirementForm form="quick">
      <WishField choices={['2026-11-30 10:00']} />
    </RequirementForm>,
    false,
  );
  fillQuick();
  fireEvent.change(screen.getByLabelText(/什么时候回电/), { target: { value: '2026-11-30 10:00' } });
  await submit();
  const { headers, body, url, text } = sent[0] as Sent;
  const code = String(headers['x-lead-code']);

  expect(headers['x-lead-wish']).toBe(encodeURIComponent('2026-11-30 10:00'));
  expect(body).not.toHaveProperty('wish');
  expect(plainCode(code)).toMatch(/^[0-9a-f]{32}$/);
  expect(plainCode(code)).not.toBe(headers['idempotency-key']);
  expect(receipt()?.textContent).toContain(`回电码 ${code}`);
  expect(receipt()?.textContent).toContain('希望回电2026-11-30 10:00');
  expect(screen.getByText('复制回电码').dataset.copies).toBe(code);
  expect(screen.getByText('改时间或取消').getAttribute('href')).toBe('/home/callback');
  expect(url + text).not.toContain(code);
});

test('a form that is sent again keeps its code, and the next booking has another', async () => {
  serve(quick, false);
  service({ isok: false, msg: '稍后再试' });
  fillQuick();
  await submit();
  const first = sent[0]?.headers['x-lead-code'];
  service();
  await submit();
  const again = sent[0]?.headers['x-lead-code'];
  fillQuick();
  await submit();

  expect(again).toBe(first);
  expect(sent[1]?.headers['x-lead-code']).not.toBe(first);
});

test('R12.156 where the code of a form has another lead the receipt shows the one that the service answers', async () => {
  serve(quick, false);
  const code = '0123456789abcdef0123456789abcdef';
  service({ ...booked, code });
  fillQuick();
  await submit();

  expect(receipt()?.textContent).toContain(`回电码 ${code}`);
  expect(screen.getByText('复制回电码').dataset.copies).toBe(code);
});

test('a booked quick form leads on after 1.5 s, as a press on a link', async () => {
  serve(quick, false);
  const pressed: string[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    pressed.push((event.target as HTMLElement).getAttribute('href') ?? '');
  };
  fillQuick();
  await submit();
  document.addEventListener('click', listen);
  jest.advanceTimersByTime(1499);
  expect(pressed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(pressed).toEqual(['/home/experience']);
  document.removeEventListener('click', listen);
});
