/** @jest-environment jsdom */
import '../testing/browser-globals';
import { installTransport } from '@site/shared/http';
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { bookQuickLead } from '../calls/lead-quick.call';
import { constantsOf, questionsOf } from '../contract/lead-fields';
import { answerBody } from '../testing/answer-to';
import { testSite } from '../testing/test-site';
import { CallbackCard } from './callback-card';
import { MobileForm } from './mobile-form';
import { QuickForm } from './quick-form';
import { ReservationForm } from './reservation-form';

type Adapter = NonNullable<Parameters<typeof installTransport>[0]['adapter']>;
type Sent = { url: string; body: Record<string, unknown>; headers: Record<string, unknown> };

const lead = (isok: boolean, msg: string) => answerBody(bookQuickLead, { isok, msg, Msg: msg });
const booked = lead(true, '提交成功！');

/** Stubs lead calls and records the requests. */
function service(answer: unknown = booked, status = 200): Sent[] {
  const sent: Sent[] = [];
  const adapter: Adapter = async (config) => {
    const data = String(config.data);
    const body = data.startsWith('{') ? JSON.parse(data) : Object.fromEntries(new URLSearchParams(data));
    if (!config.url?.endsWith('LogCollect'))
      sent.push({ url: config.url ?? '', body, headers: { ...config.headers } as Sent['headers'] });
    if (status !== 200) throw new Error(`status ${status}`);
    return { data: answer, status, statusText: '', headers: {}, config };
  };
  installTransport({ baseUrl: () => '', adapter });
  return sent;
}

function show(element: React.ReactNode, consentRequired = true) {
  const site = { ...testSite, consentRequired };
  const store = createSiteStore({ site, fullUrl: 'http://localhost/' } as SiteState);
  installStoreScope(() => store);
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={element} />
        <Route path="/home/experience" element={<h1>体验引导</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

const fill = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const form = () => document.querySelector('form') as HTMLFormElement;
const submit = () => act(async () => void fireEvent.submit(form()));
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
const fault = () => alerts().join('');

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});
afterEach(() => jest.useRealTimers());

test('the quick form shows one validation message at a time, in their order, consent last', async () => {
  const sent = service();
  show(<QuickForm />);
  await submit();
  expect(fault()).toBe('请输入联系姓名');
  expect(document.activeElement).toBe(screen.getByLabelText(/怎么称呼/));
  fill(/怎么称呼/, '陈经理');
  expect(fault()).toBe('');
  await submit();
  expect(fault()).toBe('请输入手机号');
  fill(/手机号/, '138 0000 000');
  await submit();
  expect(fault()).toBe('请输入正确的手机号');
  fill(/手机号/, ' 13800000000 ');
  await submit();
  expect(fault()).toBe('请先阅读并同意隐私政策');
  expect(sent).toHaveLength(0);
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(sent).toHaveLength(1);
});

test('the quick form shows success, clears its fields and redirects after 1.5 s', async () => {
  const sent = service();
  show(<QuickForm />);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(screen.getByText('提交成功！')).not.toBeNull();
  expect([value(/怎么称呼/), value(/手机号/)]).toEqual(['', '']);
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(sent[0]).toMatchObject({
    url: '/ajax/QuickRequirement',
    body: { name: '陈经理', phone: '13800000000', requirement: '', fromtype: 'pc-www', committype: 3, IsSend: 0 },
  });
  expect(sent[0]?.headers).toMatchObject({
    'x-lead-form': 'quick',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    'x-consent': expect.stringMatching(/^1;\d{4}-/),
  });
  await act(async () => jest.advanceTimersByTime(1499));
  expect(screen.queryByText('体验引导')).toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  expect(screen.getByText('体验引导')).not.toBeNull();
});

test('a double click submits once', async () => {
  const sent = service();
  show(<QuickForm />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  await act(async () => {
    fireEvent.submit(form());
    fireEvent.submit(form());
  });
  expect(sent).toHaveLength(1);
});

test('a rejection shows the message of the service, keeps the input, and a retry has the same idempotency key', async () => {
  const sent = service(lead(false, '提交过于频繁，请稍后再试'));
  show(<QuickForm />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  await submit();
  expect(screen.getByText('提交过于频繁，请稍后再试')).not.toBeNull();
  expect(value(/手机号/)).toBe('13800000000');
  await submit();
  expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
});

test('a failed call shows the default message', async () => {
  service('', 500);
  show(<QuickForm />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  await submit();
  expect(screen.getByText('提交失败，请稍后重试')).not.toBeNull();
});

test('offline the form keeps its input and is submitted when the network is back', async () => {
  const sent = service();
  show(<QuickForm />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  await submit();
  expect(sent).toHaveLength(0);
  expect(screen.getByText(/恢复后自动提交/)).not.toBeNull();
  expect(value(/手机号/)).toBe('13800000000');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(1);
});

test('the mobile form uses its own call, and its three fields are empty after success', async () => {
  const sent = service();
  show(<MobileForm />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  fill(/需求/, '年会');
  await submit();
  expect(sent[0]).toMatchObject({ url: '/ajax/SaveRequirement', body: { fromtype: 'wap-www', requirement: '年会' } });
  expect([value(/怎么称呼/), value(/手机号/), value(/需求/)]).toEqual(['', '', '']);
});

test('any 2xx of the oldest mobile call is a success', async () => {
  const sent = service('');
  const heard: string[] = [];
  show(<MobileForm legacy onBooked={(text) => heard.push(text)} />, false);
  fill(/怎么称呼/, '陈经理');
  fill(/手机号/, '13800000000');
  await submit();
  expect(sent[0]).toMatchObject({ url: '/VZlive/Savequirement', body: { phone: '13800000000', IsSend: '0' } });
  expect(heard).toEqual(['提交成功！']);
});

test('the callback card validates the phone on blur and on submit, then confirms the call', async () => {
  const sent = service(lead(true, '预约成功'));
  const closed = jest.fn();
  show(<CallbackCard onClose={closed} />);
  await submit();
  expect(fault()).toBe('手机号必填');
  fill(/手机号/, '12012345678');
  fireEvent.blur(screen.getByLabelText(/手机号/));
  expect(fault()).toBe('手机号码格式不正确');
  fill(/手机号/, '13800000000');
  await submit();
  expect(sent[0]?.body).toEqual({
    name: '客户',
    phone: '13800000000',
    fromtype: '官网电话咨询',
    committype: 5,
    url: 'http://localhost/',
  });
  expect(screen.getByRole('dialog').textContent).toContain('预约成功专家顾问将在24小时内向你致电');
  fireEvent.click(screen.getByText('我知道了'));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the bottom bar validates the requirement, then the contact, and accepts any 1 with ten digits', async () => {
  const sent = service(lead(true, '预约成功'));
  const onBooked = jest.fn();
  show(<ReservationForm onBooked={onBooked} />);
  await submit();
  expect(fault()).toBe('请输入您的直播需求');
  fill(/直播需求/, '年会');
  await submit();
  expect(fault()).toBe('请输入您的联系方式');
  fill(/联系方式/, '1201234567');
  await submit();
  expect(fault()).toBe('请输入正确的联系方式');
  fill(/联系方式/, '12012345678');
  await submit();
  expect(sent[0]?.body).toMatchObject({ name: '客户', requirement: '年会', fromtype: 'PC官网', committype: 3 });
  expect(onBooked).toHaveBeenCalledTimes(1);
  expect([value(/直播需求/), value(/联系方式/)]).toEqual(['', '']);
});

test.each([
  ['quick', <QuickForm key="quick" />],
  ['mobile', <MobileForm key="mobile" />],
  ['callback', <CallbackCard key="callback" />],
  ['bottom-bar', <ReservationForm key="bottom-bar" onBooked={() => undefined} />],
] as const)(
  'the %s form shows every field that it asks for, marks the optional ones, and sends them all',
  async (name, element) => {
    const sent = service();
    show(element, false);
    const questions = questionsOf(name);
    const values = Object.fromEntries(questions.map(({ key }) => [key, key === 'phone' ? '13800000000' : `写${key}`]));
    for (const { key, label, missing } of questions) {
      const field = screen.getByLabelText(missing ? label : `${label}选填`);
      expect([field.getAttribute('name'), field.getAttribute('aria-required')]).toEqual([key, missing ? 'true' : null]);
      fireEvent.input(field, { target: { value: values[key] } });
    }
    await submit();
    expect(sent[0]?.body).toMatchObject({ ...values, ...constantsOf(name) });
  },
);
