/** @jest-environment jsdom */
import '../testing/browser-globals';
import { createSiteStore, installStoreScope, siteStore, type SiteState } from '@site/shared/store';
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { questionsOf } from '../contract/lead-fields';
import { leadRules } from '../contract/lead-rules';
import { leadBody, leadKinds } from '../contract/lead-wire';
import { testSite } from '../testing/test-site';
import { plainCode } from '../contract/callback-code';
import { CallbackCard } from './callback-card';
import { RequirementForm } from './requirement-form';
import { WishField } from './wish-field';
import { ReservationForm } from './reservation-form';
import { postReport } from '../http/post-report';
import { registerFormKinds } from './island/register-form-kinds';
import { watchForms } from './island/watch-forms';

type Sent = { url: string; body: Record<string, unknown>; headers: Record<string, string>; text: string };

const booked = { isok: true, msg: '提交成功！', Msg: '提交成功！' };
const quick = <RequirementForm form="quick" />;

let sent: Sent[];
let reported: string[];
let root: Root | undefined;

/** Answers the calls of forms and keeps what was sent; a held answer comes with the function that is given back. */
function service(answer: unknown = booked, status = 200, { held = false, siteIsThere = status > 0 } = {}): () => void {
  let release: () => void = () => undefined;
  const wait = held ? new Promise<void>((done) => (release = done)) : Promise.resolve();
  [sent, reported] = [[], []];
  window.fetch = async (input, init = {}) => {
    const [url, text] = [String(input), String(init.body)];
    if (url === '/robots.txt')
      return siteIsThere ? ({ ok: true } as Response) : Promise.reject(new TypeError('Failed to fetch'));
    const body = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    if (url.endsWith('LogCollect')) reported.push(body.logInfo);
    else sent.push({ url, body, headers: init.headers as Sent['headers'], text });
    await wait;
    if (status === 0) throw new TypeError('Failed to fetch');
    return { ok: status < 300, status, statusText: '', text: async () => JSON.stringify(answer) } as Response;
  };
  return release;
}

/** The page as it was served. */
function serve(element: ReactNode, consentRequired = true): void {
  const store = createSiteStore({ site: { ...testSite, consentRequired }, fullUrl: 'http://localhost/' } as SiteState);
  installStoreScope(() => store);
  document.body.innerHTML = `<div id="_site-root">${renderToString(element)}</div>`;
}

/** The application takes the page over, as it does whenever it has come. */
async function hydrate(element: ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.getElementById('_site-root') as HTMLElement, element);
  });
}

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => act(async () => void form().requestSubmit());
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const receipt = () => screen.queryByRole('dialog');
const loseNetwork = () => service('', 0);
/** As the entry script says it, by which the network is watched. */
const comeBack = (answer: unknown = booked, status = 200) =>
  act(async () => {
    service(answer, status);
    dispatchEvent(new Event('online'));
  });

/** Each field with its fault, where it has one. */
function faults(): Record<string, string> {
  const wrong = [...form().querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const textOf = (one: Element) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
  return Object.fromEntries(wrong.map((one) => [one.name, textOf(one) ?? '']));
}

function fillQuick(): void {
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, ' 13800000000 ');
}

beforeAll(() => {
  window.siteFailed = postReport;
  registerFormKinds();
  watchForms();
});
beforeEach(() => {
  jest.useFakeTimers();
  service();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  screen.queryByText('我知道了')?.click();
  sessionStorage.clear();
  jest.useRealTimers();
});

test('R5.12 R12.57 all faults stand beside their fields at once; the first is said and has the focus', async () => {
  serve(quick);
  fill(/手机号/, '138 0000 000');
  await submit();
  expect(faults()).toEqual({
    name: '请输入联系姓名',
    phone: '请输入正确的手机号',
    consent: '请先阅读并同意隐私政策',
  });
  expect(alerts()).toEqual(['请输入联系姓名']);
  expect(document.activeElement).toBe(field(/怎么称呼/));
  expect(sent).toEqual([]);
});

test.each([
  ['pasted', ' +86 138-0000-0000'],
  ['filled in by a keyboard that writes wide digits', '１３８　００００　００００'],
  ['copied from a list of contacts', '\u202D138 0000 0000\u202C'],
  ['typed once more at its end', '138000000007'],
])('R5.13 a number that is %s is let in whole and stands there as eleven digits', async (_, typed) => {
  for (const element of [quick, <CallbackCard key="callback" />, <ReservationForm key="bar" />]) {
    serve(element, false);
    const phone = field(/手机号|联系方式/);
    expect(phone.maxLength).toBe(11);
    fireEvent.focusIn(phone);
    expect(phone.maxLength).toBeGreaterThanOrEqual(typed.length);
    fireEvent.input(phone, { target: { value: typed } });
    expect([phone.value, phone.maxLength]).toEqual(['13800000000', 11]);
    fireEvent.paste(phone);
    expect(phone.maxLength).toBeGreaterThan(11);
    fireEvent.focusOut(phone);
    expect(phone.maxLength).toBe(11);
  }
});

test('a pasted number with a digit too many becomes no other number: it stays, and the rule says so', async () => {
  serve(quick, false);
  fill(/怎么称呼/, '陈经理');
  const phone = field(/手机号/);
  fireEvent.focusIn(phone);
  phone.value = '138001380001';
  fireEvent(phone, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  expect(phone.value).toBe('138001380001');
  await submit();
  expect(sent).toEqual([]);
});

test.each([
  ['from the strip of a keyboard', 'insertText', '+86 138-0000-0000'],
  ['from what was copied, by a menu', 'insertFromPaste', null],
  ['in place of the one that stands there', 'insertReplacementText', null],
])('R5.13 before a number comes in %s there is room for it, and none for a twelfth digit', (_, inputType, data) => {
  serve(quick, false);
  const phone = field(/手机号/);
  const before = (event: InputEventInit) =>
    fireEvent(phone, new InputEvent('beforeinput', { bubbles: true, ...event }));
  fill(/手机号/, '13900000000');
  expect(phone.maxLength).toBe(11);
  before({ inputType: 'insertText', data: '7' });
  expect(phone.maxLength).toBe(11);
  before({ inputType, data });
  expect(phone.maxLength).toBeGreaterThan(40);
  phone.value = '手机：+86 138-0000-0000（微信同号）';
  fireEvent(phone, new InputEvent('input', { bubbles: true, inputType, data }));
  expect([phone.value, phone.maxLength]).toEqual(['13800000000', 11]);
});

test('R5.13 a number with a digit too many that comes in at once becomes no other number, whoever brings it', () => {
  serve(quick, false);
  const phone = field(/手机号/);
  for (const event of [{ inputType: 'insertText', data: '138001380001' }, { inputType: 'insertReplacementText' }]) {
    phone.value = '138001380001';
    fireEvent(phone, new InputEvent('input', { bubbles: true, ...event }));
    expect(phone.value).toBe('138001380001');
  }
});

test('a number that a browser fills in without a word is sent as eleven digits, and half a number stays as it is', async () => {
  serve(quick, false);
  fill(/怎么称呼/, '陈经理');
  field(/手机号/).value = '+86 138 0000 0000';
  await submit();
  expect(sent[0]?.body.phone).toBe('13800000000');
  fill(/手机号/, '138 0000 000');
  fireEvent.focusOut(field(/手机号/));
  expect(field(/手机号/).value).toBe('138 0000 000');
});

test('a long name is not cut on its way in: its length is told in characters', async () => {
  serve(quick, false);
  expect(field(/怎么称呼/).maxLength).toBe(-1);
  fillQuick();
  fill(/怎么称呼/, '𠮷'.repeat(51));
  await submit();
  expect(faults()).toEqual({ name: '联系姓名不能超过 50 个字' });
  fill(/怎么称呼/, '👨‍👩‍👧‍👦'.repeat(50));
  await submit();
  expect(sent).toHaveLength(1);
});

test('R5.12 a fault goes with the field that is mended and the next one is said on sending again, consent last', async () => {
  serve(quick);
  await submit();
  fill(/怎么称呼/, '陈经理');
  expect(Object.keys(faults())).toEqual(['phone', 'consent']);
  expect(alerts()).toEqual([]);
  await submit();
  expect(alerts()).toEqual(['请输入手机号']);
  fill(/手机号/, '13800000000');
  await submit();
  expect(alerts()).toEqual(['请先阅读并同意隐私政策']);
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(sent).toHaveLength(1);
});

test('R12.56 what was typed, shown and sent before the application came is neither lost nor done twice', async () => {
  const answer = service(booked, 200, { held: true });
  serve(quick, false);
  await submit();
  expect(Object.keys(faults())).toEqual(['name', 'phone']);
  await hydrate(quick);
  expect(Object.keys(faults())).toEqual(['name', 'phone']);
  fillQuick();
  await submit();
  expect(screen.getByRole('button').textContent).toBe('提交中…');
  await act(async () => root?.render(quick));
  expect(screen.getByRole('button').textContent).toBe('提交中…');
  await submit();
  expect(sent).toHaveLength(1);
  await act(async () => answer());
  expect(receipt()?.textContent).toContain('提交成功！');
  expect(screen.getByText('预约沟通').getAttribute('aria-disabled')).toBeNull();
  expect([field(/怎么称呼/).value, field(/手机号/).value]).toEqual(['', '']);
});

test('R12.56 a request that is under way while the application comes ends in one receipt', async () => {
  const answer = service(booked, 200, { held: true });
  serve(quick, false);
  fillQuick();
  await submit();
  await hydrate(quick);
  await act(async () => answer());
  expect(sent).toHaveLength(1);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

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

test('a double press sends once', async () => {
  serve(quick, false);
  fillQuick();
  await act(async () => {
    form().requestSubmit();
    form().requestSubmit();
  });
  expect(sent).toHaveLength(1);
});

test('a refusal shows the words of the service, keeps the input, and a retry has the same idempotency key', async () => {
  service({ isok: false, msg: '提交过于频繁，请稍后再试' });
  serve(quick, false);
  fillQuick();
  await submit();
  expect(screen.getByText('提交过于频繁，请稍后再试').hasAttribute('data-shown')).toBe(true);
  expect(field(/手机号/).value).toBe('13800000000');
  await submit();
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  expect(reported).toEqual([]);
});

test('R10.9 a call that fails shows the default message and is reported without personal data', async () => {
  service('', 500);
  serve(quick, false);
  fillQuick();
  await submit();
  expect(screen.getByText('提交失败，请稍后重试').hasAttribute('data-shown')).toBe(true);
  expect(reported).toHaveLength(1);
  expect(JSON.parse(reported[0] ?? '')).toMatchObject({
    title: '接口请求失败',
    url: '/ajax/QuickRequirement',
    payload: { name: '***', phone: '138****0000', IsSend: 0 },
    status: 500,
  });
});

test('R10.7 a site that answers while the call does not is no lost network: the form says so, keeps all, and goes out again', async () => {
  jest.useFakeTimers();
  const offline = jest.fn();
  addEventListener('offline', offline, { once: true });
  service('', 0, { siteIsThere: true });
  serve(quick, false);
  fillQuick();
  await submit();
  expect(offline).not.toHaveBeenCalled();
  expect(screen.getByText('提交失败，请稍后重试').hasAttribute('data-shown')).toBe(true);
  expect(screen.queryByText(/网络已断开/)).toBeNull();
  expect(field(/手机号/).value).toBe('13800000000');
  const [tried] = sent;
  service();
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([tried?.headers['idempotency-key']]);
  expect(receipt()?.textContent).toContain('提交成功！');
  expect(receipt()?.textContent).not.toContain('网络');
  removeEventListener('offline', offline);
  jest.useRealTimers();
});

test('a browser that says for good that there is no network keeps no form from being sent', async () => {
  const says = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(quick, false);
  fillQuick();
  await submit();
  expect(sent).toHaveLength(1);
  expect(receipt()?.textContent).toContain('提交成功！');
  says.mockRestore();
});

test('a form that nobody answers waits with its input, tells the page, and is sent once when the network is back', async () => {
  const announced = jest.fn();
  addEventListener('offline', announced, { once: true });
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  const [tried] = sent;
  expect(announced).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/恢复后自动提交/)).not.toBeNull();
  expect(screen.queryByText(/提交失败/)).toBeNull();
  expect(field(/手机号/).value).toBe('13800000000');
  await comeBack();
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([tried?.headers['idempotency-key']]);
  expect(receipt()?.textContent).toContain('网络已恢复，内容已自动提交');
  expect(screen.queryByText(/恢复后自动提交/)).toBeNull();
  await comeBack();
  expect(sent).toEqual([]);
});

test('R12.59 a form that waits is sent although the visitor has gone on to another page, and the receipt says so', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  serve(<p>另一页</p>);
  await comeBack();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ phone: '13800000000' });
  expect(receipt()?.textContent).toContain('网络已恢复，内容已自动提交');
});

test('R12.59 without an answer, what waits is kept; an answer that refuses it is told', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  serve(<p>另一页</p>);
  await comeBack('', 502);
  expect(receipt()).toBeNull();
  await comeBack({ isok: false, msg: '号码有误' });
  expect(receipt()?.textContent).toContain('没有提交成功号码有误');
  await comeBack();
  expect(sent).toEqual([]);
});

test('what waits and is emptied meanwhile is not sent', async () => {
  loseNetwork();
  serve(quick, false);
  fillQuick();
  await submit();
  fill(/手机号/, '');
  await comeBack();
  expect(sent).toEqual([]);
  expect(faults()).toEqual({ phone: '请输入手机号' });
});

test('R4.9 R7.12 the mobile form uses its own call, and its three fields are empty after success', async () => {
  serve(<RequirementForm form="mobile" />, false);
  fillQuick();
  fill(/需求/, '年会');
  await submit();
  expect(sent[0]).toMatchObject({ url: '/ajax/SaveRequirement', body: { fromtype: 'wap-www', requirement: '年会' } });
  expect([field(/怎么称呼/).value, field(/手机号/).value, field(/需求/).value]).toEqual(['', '', '']);
});

test('any 2xx of the oldest mobile call is a success, unless it says otherwise', async () => {
  service('');
  serve(<RequirementForm form="mobile" legacy />, false);
  fillQuick();
  await submit();
  expect(sent[0]).toMatchObject({ url: '/VZlive/Savequirement', body: { phone: '13800000000', IsSend: '0' } });
  expect(receipt()?.textContent).toContain('提交成功！');
  service({ isok: false, Msg: '太多了' });
  fillQuick();
  await submit();
  expect(screen.getByText('太多了').hasAttribute('data-shown')).toBe(true);
});

test('R4.1 the callback card judges the phone as it is left and on sending, then confirms the call', async () => {
  serve(<CallbackCard />);
  fireEvent.focusOut(field(/手机号/));
  expect(faults()).toEqual({});
  await submit();
  expect(alerts()).toEqual(['手机号必填']);
  fill(/手机号/, '12012345678');
  expect(faults()).toEqual({});
  fireEvent.focusOut(field(/手机号/));
  expect(alerts()).toEqual(['手机号码格式不正确']);
  fill(/手机号/, '13800000000');
  await submit();
  expect(sent[0]?.body).toEqual({
    name: '客户',
    phone: '13800000000',
    fromtype: '官网电话咨询',
    committype: 5,
    url: 'http://localhost/',
  });
  expect(screen.getByRole('dialog', { name: '预约成功' }).textContent).toContain('专家顾问将在24小时内向你致电');
  fireEvent.keyDown(screen.getByText('我知道了'), { key: 'Escape' });
  expect(receipt()).toBeNull();
  expect(sessionStorage.getItem('site-forms')).toBeNull();
});

test('R4.5 the bottom bar asks for both fields, takes any 1 with ten digits, and its receipt ends it', async () => {
  serve(<ReservationForm />);
  await submit();
  expect(faults()).toEqual({ requirement: '请输入您的直播需求', phone: '请输入您的联系方式' });
  fill(/直播需求/, '年会');
  fill(/联系方式/, '1201234567');
  await submit();
  expect(faults()).toEqual({ phone: '请输入正确的联系方式' });
  fill(/联系方式/, '12012345678');
  await submit();
  expect(sent[0]?.body).toMatchObject({ name: '客户', requirement: '年会', fromtype: 'PC官网', committype: 3 });
  expect(screen.getByRole('dialog', { name: '预约成功' }).textContent).toContain('直播经理将尽快与您取得联系');
  expect([field(/直播需求/).value, field(/联系方式/).value]).toEqual(['', '']);
  expect(document.documentElement.dataset.reservation).not.toBe('closed');
  screen.getByText('我知道了').click();
  expect(document.documentElement.dataset.reservation).toBe('closed');
});

test('a machine that fills in the trap is flagged, and the trap is not sent', async () => {
  serve(quick, false);
  fillQuick();
  fireEvent.input(screen.getByLabelText('请勿填写'), { target: { value: 'https://spam.example' } });
  await submit();
  expect(sent[0]?.headers['x-honeypot']).toBe('1');
  expect(sent[0]?.text).not.toContain('spam.example');
});

test.each([
  ['quick', quick],
  ['mobile', <RequirementForm key="mobile" form="mobile" />],
  ['callback', <CallbackCard key="callback" />],
  ['bottom-bar', <ReservationForm key="bottom-bar" />],
] as const)(
  'R12.60 the %s form shows every field that it asks for, marks the optional ones, agrees in the same words, and sends them all',
  async (name, element) => {
    serve(element, false);
    const questions = questionsOf(name);
    const values = Object.fromEntries(questions.map(({ key }) => [key, key === 'phone' ? '13800000000' : `写${key}`]));
    for (const { key, label, optional } of questions) {
      const field = screen.getByLabelText(optional ? `${label}选填` : label);
      expect([field.getAttribute('name'), field.getAttribute('aria-required')]).toEqual([
        key,
        optional ? null : 'true',
      ]);
      expect(leadRules(name, key).missing === undefined).toBe(optional === true);
      fireEvent.input(field, { target: { value: values[key] } });
    }
    expect(form().textContent).toContain('同意《隐私政策》与《用户协议》，顾问只就本次需求与我电话联系');
    await submit();
    const origin = { fromtype: leadKinds[name].fromtype, url: 'http://localhost/', sourceUrl: '' };
    expect(sent[0]?.body).toEqual(leadBody(name, values, origin));
  },
);

test('a form that a newer section has is posted as without script', () => {
  serve(quick);
  form().dataset.form = 'demo';
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(faults()).toEqual({});
});

test('a navigation renders no form of the frame again, and a form sends the page that it is sent from', async () => {
  let renders = 0;
  const counted = (
    <Profiler id="form" onRender={() => (renders += 1)}>
      {quick}
    </Profiler>
  );
  serve(counted, false);
  await hydrate(counted);
  const before = renders;
  history.pushState(null, '', '/home/chain');
  await act(async () => siteStore().setState({ fullUrl: location.href, routeName: 'home-chain' }));

  expect(renders).toBe(before);
  fillQuick();
  await submit();
  expect(sent[0]?.body.url).toBe('http://localhost/home/chain');
  history.pushState(null, '', '/');
});
