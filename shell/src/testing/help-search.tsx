import { suggestHelp } from '@site/shared/calls/help-suggest';
import { suggestionDebounce } from '@site/shared/contract/content-ids';
import { installTransport } from '@site/shared/http';
import { answerBody } from '@site/shared/testing/answer-to';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { HelpSearchForm } from '../chrome/header/help-search-form';

// The search of the help header, and suggestions that a test answers, for each test of a file that imports this.

type SuggestRequest = {
  keyWord: string;
  size: number;
  answer: (body: unknown) => Promise<void>;
  fail: () => Promise<void>;
};

export let requests: SuggestRequest[];
export let warnings: unknown[];
export let told: number;

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  warnings = [];
  told = 0;
  jest.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message));
  Element.prototype.scrollIntoView = () => undefined;
  installTransport({
    baseUrl: () => '',
    adapter: (config) =>
      new Promise((done, refuse) => {
        const whole = { status: 200, statusText: '', headers: {}, config };
        if (config.call === 'log-collect') told += 1;
        if (config.url !== suggestHelp.path) return done({ ...whole, data: {} });
        const answer = async (data: unknown) => act(async () => done({ ...whole, data }));
        requests.push({ ...config.params, answer, fail: async () => act(async () => refuse(new Error('down'))) });
      }),
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

export const address = () => screen.getByTestId('address').textContent;

export function show() {
  render(
    <MemoryRouter>
      <HelpSearchForm />
      <Address />
    </MemoryRouter>,
  );
  return { field: screen.getByRole('combobox') as HTMLInputElement };
}

export async function rest(time = suggestionDebounce): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(time)));
}

export async function type(field: HTMLInputElement, text: string): Promise<void> {
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text } });
  await rest();
}

const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `第 ${index} 篇`, value: 10_000 + index }));
export const answerOf = (count: number) => ({ ...answerBody(suggestHelp, { suggest: list(count) }), msg: 'anything' });
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const reached = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
export const press = (field: HTMLInputElement, key: string) => fireEvent.keyDown(field, { key });
