/** @jest-environment jsdom */
import '../testing/browser-globals';
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testSite } from '../testing/test-site';
import { SupportForm, type SupportFormProps } from './support-form';
import { registerFormKinds } from './island/register-form-kinds';
import { watchForms } from './island/watch-forms';
import { watchSupport } from './island/watch-support';

type Sent = { url: string; body: Record<string, string>; headers: Record<string, string> };

const number = 'ZB-7K4Q-2M9X';
const reply = '现在没人值守，周一 09:00 起按提交的先后回电';
const opened = { isok: true, msg: reply, caseNumber: number };

let sent: Sent[];

function service(answer: object = opened, status = 200): void {
  sent = [];
  window.fetch = async (input, init = {}) => {
    if (String(input) === '/robots.txt') throw new TypeError('Failed to fetch');
    const body = JSON.parse(String(init.body));
    if (!String(input).endsWith('LogCollect'))
      sent.push({ url: String(input), body, headers: init.headers as Sent['headers'] });
    if (status === 0) throw new TypeError('Failed to fetch');
    return { ok: status < 300, status, statusText: '', text: async () => JSON.stringify(answer) } as Response;
  };
}

/** The page as it was served: no application comes in these tests. */
function serve(props: SupportFormProps = {}): void {
  const store = createSiteStore({ site: testSite, fullUrl: 'http://localhost/help/helpCenter' } as SiteState);
  installStoreScope(() => store);
  document.body.innerHTML = `<div id="_site-root">${renderToString(<SupportForm {...props} />)}</div>`;
}

const form = () => document.querySelector('form[data-form=support]') as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const submit = () => act(async () => void form().requestSubmit());
const receipt = () => document.querySelector('[data-receipt]');

function faults(): Record<string, string> {
  const wrong = [...form().querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const textOf = (one: Element) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
  return Object.fromEntries(wrong.map((one) => [one.name, textOf(one) ?? '']));
}

function fillForm(): void {
  fill('room', ' 8021146 ');
  fill('message', '推流地址无效');
  fill('phone', '13800138000');
}

beforeAll(() => {
  registerFormKinds();
  watchForms();
  watchSupport(() => testSite);
});

beforeEach(() => {
  service();
});

afterEach(() => {
  screen.queryByText('我知道了')?.click();
  sessionStorage.clear();
});

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

/** Every attribute of a field but those that only one of the two can have. */
function fieldsIn(place: ParentNode): Record<string, string>[] {
  return [...place.querySelectorAll<HTMLInputElement>('form[data-form=support] [name]')].map((one) => ({
    label: one.labels?.[0]?.textContent ?? '',
    tag: one.localName,
    ...Object.fromEntries(
      [...one.attributes]
        .filter(({ name }) => !['id', 'class', 'value'].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  }));
}

describe('the sheet of a page without a form', () => {
  const door =
    '<div id="support"><form data-island="support"><input type="hidden" name="message" value="打开页面时看到：服务暂时不可用（参考编号 a1b2）"><button>告诉值班同事</button></form></div>';

  test('R12.99 has the fields, rules and calls of the form, and what is known is filled in', async () => {
    serve();
    const fields = fieldsIn(document);
    const attributes = form().getAttributeNames().sort();
    document.body.innerHTML = door;
    await act(async () => void document.querySelector('form')?.requestSubmit());

    expect(fieldsIn(document)).toEqual(fields);
    expect(form().getAttributeNames().sort()).toEqual(attributes);
    expect(control('message').value).toBe('打开页面时看到：服务暂时不可用（参考编号 a1b2）');
    expect(form().textContent).toContain('每天 09:00–18:00 值守');
    expect(form().querySelector('a[href^="tel:"]')?.textContent).toBe(testSite.phone);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭');
  });

  test('R12.60 agrees in the words of every form, as the form does, and both name what the call is for', async () => {
    const words = '提交即表示同意《隐私政策》与《用户协议》，值班同事只就这次问题给我回电';
    serve();
    expect(form().textContent).toContain(words);
    document.body.innerHTML = door;
    await act(async () => void document.querySelector('form')?.requestSubmit());

    expect(form().textContent).toContain(words);
    const links = [...form().querySelectorAll('a[target=_blank]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/home/UserAgreementPC#privacy', '/home/UserAgreementPC']);
  });

  test('R12.109 is the same one when it is opened again, and another one about another fault', async () => {
    document.body.innerHTML = door;
    const press = () => act(async () => void document.querySelector('form')?.requestSubmit());
    await press();
    fill('room', '8021146');
    await press();
    expect(control('room').value).toBe('8021146');
    (document.querySelector('#support input') as HTMLInputElement).value = '别的错误';
    await press();
    expect(document.querySelectorAll('form[data-form=support]')).toHaveLength(1);
    expect([control('room').value, control('message').value]).toEqual(['', '别的错误']);
  });
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
