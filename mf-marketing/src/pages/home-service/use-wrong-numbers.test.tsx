/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { MemoryRouter } from '@site/shared/testing/memory-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { peakText, readPricingQuery } from './home-service.address';
import { wrongWords } from './home-service.numbers';
import { useAddressForm } from './use-address-form';
import { useWrongNumbers } from './use-wrong-numbers';

/** `typed`: what stands in the first field before the scripts are in. */
function Page({ typed }: { typed: string }) {
  const { search } = useLocation();
  const query = readPricingQuery(new URLSearchParams(search));
  const { onInput, ...follow } = useAddressForm(query);
  const { wrong, judge } = useWrongNumbers(query);
  return (
    <form
      aria-label="报价"
      data-address={search}
      {...follow}
      onInput={(event) => {
        onInput(event);
        judge(event.currentTarget);
      }}
    >
      {(['launches', 'viewers', 'peak'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          name={name}
          defaultValue={name === 'peak' ? peakText(query.wish) : (name === 'launches' && typed) || query.wish[name]}
        />
      ))}
      <output>{wrong.map((one) => wrongWords(one, '场')).join()}</output>
    </form>
  );
}

/** The address follows, then the fields are judged. */
function settle(): void {
  for (let round = 0; round < 2; round++) act(() => jest.advanceTimersByTime(200));
}

function show(search = '', typed = ''): void {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={[`/home/service${search}`]}>
      <Page typed={typed} />
    </MemoryRouter>,
  );
  settle();
}

function type(name: string, text: string): void {
  const field = screen.getByLabelText(name);
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  settle();
}

const said = () => screen.getByRole('status').textContent;
const address = () => screen.getByRole('form').dataset.address;

afterEach(() => jest.useRealTimers());

test.each(['0', '-3', '', 'abc'])('of “%s” the page says at once what is counted with, until it is mended', (text) => {
  show('?launches=20');
  type('launches', text);
  expect([said(), address()]).toEqual(['请填 1 到 1,000 的整数，现在按 12 场算', '']);
  type('launches', '１,０００');
  expect([said(), address()]).toEqual(['', '?launches=1000']);
});

test('an address with a number that is not taken becomes that of the quote, and what was wrong stays said', () => {
  show('?launches=-5&viewers=300');
  expect([said(), address()]).toEqual(['请填 1 到 1,000 的整数，现在按 12 场算', '?viewers=300']);
});

test('what was typed before the scripts were in is judged with them', () => {
  show('', '0');
  expect(said()).toBe('请填 1 到 1,000 的整数，现在按 12 场算');
});

const peak = () => screen.getByLabelText<HTMLInputElement>('peak').value;

test('R13.43 a peak that nobody set follows the average up and down, without a word', () => {
  show();
  type('viewers', '5000');
  expect([said(), peak(), address()]).toEqual(['', '', '?viewers=5000']);
  type('viewers', '300');
  expect([said(), peak(), address()]).toEqual(['', '', '?viewers=300']);
});

test('R13.43 a peak that was set stays, also while the average is higher: the page says so then', () => {
  show();
  type('peak', '1000');
  type('viewers', '3000');
  expect([said(), peak(), address()]).toEqual(['不能少于平均在线，按 3,000 场算', '1000', '?viewers=3000']);
  type('viewers', '300');
  expect([said(), peak(), address()]).toEqual(['', '1000', '?viewers=300&peak=1000']);
});
