/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { partsReady } from '../page/served-parts';
import { preparePart, servedInBrowser, servedOnServer } from './served-part';

type Props = { name: string };

function Greeting({ name }: Props) {
  return <p>你好，{name}</p>;
}

const Served = servedOnServer(Greeting);

/** A page as the server wrote it, with the browser's half and a count of how often the script was asked for. */
function served(name: string) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Served name={name} />);
  document.body.replaceChildren(place);
  const load = jest.fn(async () => Greeting);
  return { place, load, Part: servedInBrowser<Props>(load) };
}

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

test('served markup survives hydration, and its script is not asked for', async () => {
  const { place, load, Part } = served('澄播云');
  const paragraph = place.querySelector('p');
  await act(async () => hydrateRoot(place, <Part name="澄播云" />));
  expect(place.querySelector('p')).toBe(paragraph);
  expect(load).not.toHaveBeenCalled();
});

test('it stays as served while its props stay the same', async () => {
  const { place, load, Part } = served('澄播云');
  const root = await act(async () => hydrateRoot(place, <Part name="澄播云" />));
  await act(async () => root.render(<Part name="澄播云" />));
  expect(place.textContent).toBe('你好，澄播云');
  expect(load).not.toHaveBeenCalled();
});

test('changed props bring the script, and React renders the part', async () => {
  const { place, load, Part } = served('澄播云');
  const root = await act(async () => hydrateRoot(place, <Part name="澄播云" />));
  await act(async () => root.render(<Part name="门店" />));
  expect(place.textContent).toBe('你好，门店');
  await act(async () => root.render(<Part name="澄播云" />));
  expect(place.textContent).toBe('你好，澄播云');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that a navigation shows is fetched as its page arrives, and the page waits for it', async () => {
  document.documentElement.dataset.hydrated = '';
  const load = jest.fn(async () => Greeting);
  const Part = servedInBrowser<Props>(load);
  expect(load).toHaveBeenCalledTimes(1);
  await partsReady();
  render(<Part name="讲堂" />);
  expect(screen.getByText('你好，讲堂').isConnected).toBe(true);
});

test('a part that is about to change is fetched beside the data of its page, and shown without waiting', async () => {
  const { place, load, Part } = served('澄播云');
  const root = await act(async () => hydrateRoot(place, <Part name="澄播云" />));
  preparePart(Part);
  await partsReady();
  expect(load).toHaveBeenCalledTimes(1);
  act(() => root.render(<Part name="门店" />));
  expect(place.textContent).toBe('你好，门店');
});

test('on the server there is nothing to prepare', async () => {
  preparePart(Served);
  await expect(partsReady()).resolves.toBeUndefined();
});

test('a part that cannot be fetched does not keep the page waiting', async () => {
  document.documentElement.dataset.hydrated = '';
  servedInBrowser<Props>(() => Promise.reject(new Error('gone')));
  await expect(partsReady()).resolves.toBeUndefined();
});

test('a part that is made anew asks once for the data that its page came without, and waits for it', async () => {
  const asked = jest.fn(async () => undefined);
  globalThis.siteMissingData = asked;
  const Part = servedInBrowser<{ name: string | undefined }>(async () => ({ name }) => <p>你好，{name?.trim()}</p>);
  const { container, rerender } = await act(async () => render(<Part name={undefined} />));
  globalThis.siteMissingData = undefined;
  await act(async () => rerender(<Part name={undefined} />));
  expect(container.textContent).toBe('');
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => rerender(<Part name="澄播云" />));
  expect(container.textContent).toBe('你好，澄播云');
});
