/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { MemoryRouter } from '@site/shared/testing/memory-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { readPricingQuery } from './home-service.address';
import { useAddressForm } from './use-address-form';

function Page() {
  const { search } = useLocation();
  const query = readPricingQuery(new URLSearchParams(search));
  return (
    <form aria-label="价格" data-address={search} {...useAddressForm(query)}>
      <input aria-label="搜索" name="q" defaultValue={query.q} />
    </form>
  );
}

function type(text: string, isComposing = false) {
  const field = screen.getByLabelText<HTMLInputElement>('搜索');
  fireEvent.input(field, { target: { value: text }, isComposing });
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('form').dataset.address;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/home/service']}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(() => jest.useRealTimers());

test('the address follows 150 ms after the last key, once', () => {
  type('白');
  pass(100);
  type('白名');
  pass(149);
  expect(shown()).toBe('');
  pass(1);
  expect(shown()).toBe(`?q=${encodeURIComponent('白名')}`);
});

test('while 拼音 is composed nothing is searched; the end of the composition is what counts', () => {
  type('bai', true);
  pass(1000);
  expect(shown()).toBe('');
  fireEvent.compositionEnd(screen.getByLabelText('搜索'));
  pass(150);
  expect(shown()).toBe('?q=bai');
});
