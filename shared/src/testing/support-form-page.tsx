import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testSite } from './test-site';
import { SupportForm, type SupportFormProps } from '../forms/support-form';
import { registerFormKinds } from '../forms/island/register-form-kinds';
import { watchForms } from '../forms/island/watch-forms';
import { watchSupport } from '../forms/island/watch-support';

// A page with the support form, and a service that answers it, for each test of a file that imports this.

type Sent = { url: string; body: Record<string, string>; headers: Record<string, string> };

export const number = 'ZB-7K4Q-2M9X';
export const reply = '现在没人值守，周一 09:00 起按提交的先后回电';
const opened = { isok: true, msg: reply, caseNumber: number };

export let sent: Sent[];

export function service(answer: object = opened, status = 200): void {
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
export function serve(props: SupportFormProps = {}): void {
  const store = createSiteStore({ site: testSite, fullUrl: 'http://localhost/help/helpCenter' } as SiteState);
  installStoreScope(() => store);
  document.body.innerHTML = `<div id="_site-root">${renderToString(<SupportForm {...props} />)}</div>`;
}

export const form = () => document.querySelector('form[data-form=support]') as HTMLFormElement;
export const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
export const fill = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
export const submit = () => act(async () => void form().requestSubmit());
export const receipt = () => document.querySelector('[data-receipt]');

export function faults(): Record<string, string> {
  const wrong = [...form().querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const textOf = (one: Element) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
  return Object.fromEntries(wrong.map((one) => [one.name, textOf(one) ?? '']));
}

export function fillForm(): void {
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
