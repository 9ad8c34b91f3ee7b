import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { testSite } from './test-site';
import { RequirementForm } from '../forms/requirement-form';
import { postReport } from '../http/post-report';
import { registerFormKinds } from '../forms/island/register-form-kinds';
import { watchForms } from '../forms/island/watch-forms';

// A page with a lead form, and a service that answers it, for each test of a file that imports this.

export type Sent = { url: string; body: Record<string, unknown>; headers: Record<string, string>; text: string };

export const booked = { isok: true, msg: '提交成功！', Msg: '提交成功！' };
export const quick = <RequirementForm form="quick" />;

export let sent: Sent[];
export let reported: string[];
export let root: Root | undefined;

/** Answers the calls of forms and keeps what was sent; a held answer comes with the function that is given back. */
export function service(
  answer: unknown = booked,
  status = 200,
  { held = false, siteIsThere = status > 0 } = {},
): () => void {
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
export function serve(element: ReactNode, consentRequired = true): void {
  const store = createSiteStore({ site: { ...testSite, consentRequired }, fullUrl: 'http://localhost/' } as SiteState);
  installStoreScope(() => store);
  document.body.innerHTML = `<div id="_site-root">${renderToString(element)}</div>`;
}

/** The application takes the page over, as it does whenever it has come. */
export async function hydrate(element: ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.getElementById('_site-root') as HTMLElement, element);
  });
}

export const form = () => document.querySelector('form') as HTMLFormElement;
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
export const submit = () => act(async () => void form().requestSubmit());
export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
export const receipt = () => screen.queryByRole('dialog');
export const loseNetwork = () => service('', 0);
/** As the entry script says it, by which the network is watched. */
export const comeBack = (answer: unknown = booked, status = 200) =>
  act(async () => {
    service(answer, status);
    dispatchEvent(new Event('online'));
  });

/** Each field with its fault, where it has one. */
export function faults(): Record<string, string> {
  const wrong = [...form().querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const textOf = (one: Element) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
  return Object.fromEntries(wrong.map((one) => [one.name, textOf(one) ?? '']));
}

export function fillQuick(): void {
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
