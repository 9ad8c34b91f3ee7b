/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  number,
  reply,
  sent,
  service,
  serve,
  form,
  control,
  fill,
  submit,
  receipt,
  faults,
  fillForm,
} from '../testing/support-form-page';

test('R12.104 all faults stand beside their fields, and the first opens what it is folded in and has the focus', async () => {
  serve({ fold: { heading: '交给值班同事', lead: '说明' } });
  fill('room', 'room-8842');
  fill('seen', '字'.repeat(1001));
  await submit();

  expect(faults()).toEqual({
    message: '请写下看到的提示或现象',
    phone: '请输入手机号',
  });
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(control('message'));
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('请写下看到的提示或现象');
  expect(sent).toEqual([]);
});

test('R12.149 nothing that is optional keeps a request from being sent: it is cut, and of an address the room stays', async () => {
  const steps = Array.from({ length: 40 }, (_, index) => `第 ${index + 1} 步：${'换了采集源并重启'.repeat(3)}`);
  serve({
    fields: { article: '推流黑屏怎么办'.repeat(20) },
    children: steps.map((step) => <input key={step} type="checkbox" name="tried" value={step} defaultChecked />),
  });
  fillForm();
  for (const name of ['room', 'happenedAt', 'article']) expect(control(name).maxLength).toBe(-1);
  fill('room', `https://live.example.com/play?utm_source=wechat&utm_medium=social&from=timeline&roomId=8021146`);
  fill('happenedAt', '点'.repeat(41));
  fill('seen', '👨‍👩‍👧‍👦'.repeat(1001));
  await submit();

  expect(faults()).toEqual({});
  expect(sent).toMatchObject([
    { body: { room: '8021146', happenedAt: '点'.repeat(40), seen: '👨‍👩‍👧‍👦'.repeat(1000) } },
  ]);
  expect(sent[0]?.body.tried).toBe(steps.join('\n').slice(0, 1000));
  expect(sent[0]?.body.article).toHaveLength(120);
});

test('a box that is ticked has no fault of its own and leaves those of fields', async () => {
  serve({ children: <input type="checkbox" name="tried" value="换了网络" aria-label="换了网络" /> });
  await submit();
  const before = faults();
  expect(Object.keys(before)).toEqual(['message', 'phone']);
  fireEvent.input(screen.getByLabelText('换了网络'));
  expect(faults()).toEqual(before);
  fill('message', '推流地址无效');
  expect(faults()).toEqual({ phone: before.phone });
});

test('R12.105 R12.106 a request is sent once; its receipt has number, reply and what was sent, and stays on the next page', async () => {
  serve({ fields: { article: '推流黑屏怎么办' } });
  fillForm();
  form().requestSubmit();
  await submit();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/ajax/SupportRequest');
  expect(sent[0]?.body).toMatchObject({ room: '8021146', phone: '13800138000', article: '推流黑屏怎么办' });
  expect(sent[0]?.body.url).toBe('http://localhost/');
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  expect(sent[0]?.headers['x-consent']).toMatch(/^1;\d{4}-/);
  for (const words of [number, reply, '138****8000', '回电时报这个号']) expect(receipt()?.textContent).toContain(words);
  expect(receipt()?.textContent).not.toContain('来电前先看看');
  expect(control('phone').value).toBe('');
  expect(JSON.parse(sessionStorage.getItem('site-forms') ?? '{}').receipt.number).toBe(number);
});

test('R12.107 a refusal stays beside the form until it is sent again, with the same key', async () => {
  serve();
  fillForm();
  service({ isok: false, msg: '提交过于频繁，请稍后再试', caseNumber: '' });
  await submit();
  const shown = document.querySelector('[data-stays]');
  const key = sent[0]?.headers['idempotency-key'];

  expect(shown?.textContent).toBe('提交过于频繁，请稍后再试');
  expect(shown?.getAttribute('role')).toBe('status');
  expect(control('message').value).toBe('推流地址无效');
  service();
  await submit();
  expect(shown?.textContent).toBe('');
  expect(sent[0]?.headers['idempotency-key']).toBe(key);
  expect(receipt()?.textContent).toContain(number);
});

test('R12.108 without network a request waits with its words, and the number comes when it has gone out', async () => {
  serve();
  fillForm();
  service({}, 0);
  await submit();

  expect(form().textContent).toContain('网络已断开，内容已保留，恢复后自动提交');
  document.body.innerHTML = '<p>另一页</p>';
  service();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(1);
  expect(receipt()?.textContent).toContain(number);
  expect(receipt()?.textContent).toContain('网络已恢复，内容已自动提交');
});

test('R12.111 what was ticked goes along as lines, and is still ticked afterwards', async () => {
  const boxes = ['黑屏：重选采集源', '黑屏：换了编码', '没试的'].map((value, index) => (
    <input key={value} type="checkbox" name="tried" value={value} defaultChecked={index < 2} />
  ));
  serve({ children: boxes });
  fillForm();
  await submit();

  expect(sent[0]?.body.tried).toBe('黑屏：重选采集源\n黑屏：换了编码');
  expect(form().querySelectorAll(':checked')).toHaveLength(2);
});

test('R12.105 the number of a receipt is copied, and that is said on its button', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  serve();
  fillForm();
  await submit();
  await act(async () => screen.getByText('复制工单号').click());

  expect(copied).toEqual([number]);
  expect(screen.getByText('复制成功')).toBeTruthy();
});
