/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { keepSheets, useKeptSheets } from './kept-sheets';

const asServed = { __html: '<link rel="stylesheet" href="/assets/page.css" data-href="page.css">' };
let measured: string[];

const inForce = () => [...document.querySelectorAll('link')].map(({ media }) => (media ? 'waits' : 'in force'));

function Page({ name }: { name: string }) {
  useKeptSheets();
  useLayoutEffect(() => void measured.push(`${name}: ${inForce().join()}`));
  return name === 'first' ? <div dangerouslySetInnerHTML={asServed} /> : <p>{name}</p>;
}

test('a kept sheet waits while the served one is there, and is in force before the page without it is measured', async () => {
  measured = [];
  const { rerender } = render(<Page name="first" />);
  act(keepSheets);
  expect(document.head.querySelector('link')).toMatchObject({ media: 'not all', dataset: { href: 'page.css' } });
  rerender(<Page name="first" />);
  rerender(<Page name="second" />);
  rerender(<Page name="third" />);

  expect(measured).toEqual(['first: in force', 'first: waits,in force', 'second: in force', 'third: in force']);
});
