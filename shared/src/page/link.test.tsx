/** @jest-environment jsdom */
import '../testing/browser-globals';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { MemoryRouter } from '../testing/memory-router';
import { Link, NavLink } from './link';

function Place() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function show(link: ReactNode, at = '/help/helpCenter') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      {link}
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

const shown = () => screen.getByRole('status').textContent;

test('a click goes to the address in the page, with its query, hash and state', async () => {
  const link = show(<Link to="/info?page=2#list" state={{ from: 'help' }} />);
  expect(link.getAttribute('href')).toBe('/info?page=2#list');
  fireEvent.click(link);
  await waitFor(() => expect(shown()).toBe('/info?page=2#list {"from":"help"}'));
});

test('a click that leads where the visitor is adds no entry to the history', async () => {
  history.replaceState(null, '', '/info');
  const pages: string[] = [];
  function Way() {
    pages.push(useNavigationType());
    return null;
  }
  const link = show(
    <>
      <Way />
      <Link to="/info" />
    </>,
  );
  fireEvent.click(link);
  await waitFor(() => expect(shown()).toContain('/info '));
  expect(pages.slice(-1)).toEqual(['REPLACE']);
});

test('a link to a part of the page keeps what the visitor asked for, with script and without', async () => {
  history.replaceState(null, '', '/home/service?launches=20');
  const link = show(<Link to="#lead" />, '/home/service?launches=20');
  expect(link.getAttribute('href')).toBe('#lead');
  fireEvent.click(link);
  await waitFor(() => expect(shown()).toContain('/home/service?launches=20#lead'));
});

test.each([
  ['with a key that opens a tab', <Link key="a" to="/info" />, { ctrlKey: true }],
  ['of a link for another window', <Link key="b" to="/info" target="_blank" />, {}],
  ['of a link to another site', <Link key="c" to="https://other.example/x" />, {}],
  ['that its page has dealt with', <Link key="d" to="/info" onClick={(event) => event.preventDefault()} />, {}],
])('a click %s is not the router’s', async (_, element, keys) => {
  const link = show(element);
  const click = createEvent.click(link, keys);
  fireEvent(link, click);
  await Promise.resolve();
  expect(shown()).toBe('/help/helpCenter null');
});

test('an address of another site is written as it is', () => {
  expect(show(<Link to="https://other.example/x?y=1" />).getAttribute('href')).toBe('https://other.example/x?y=1');
});

test.each([
  ['/help/helpCenter', true, 'page'],
  ['/help', true, null],
  ['/help', false, 'page'],
  ['/hel', false, null],
])('at /help/helpCenter a link to %s (alone: %s) says %s', (to, end, current) => {
  const link = show(<NavLink to={to} end={end} className={({ isActive }) => (isActive ? 'here' : 'there')} />);
  expect(link.getAttribute('aria-current')).toBe(current);
  expect(link.className).toBe(current ? 'here' : 'there');
});
