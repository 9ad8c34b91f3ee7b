/** @jest-environment jsdom */
import { openFoldedTarget } from './folded-target';

const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;

test('R13.29 the folded part of the address opens at once, another when a link to it is followed, and nothing else does', () => {
  document.body.innerHTML = '<details id="a"></details><details id="b"></details><p id="c"></p>';
  location.hash = '#a';
  openFoldedTarget();
  expect([isOpen('a'), isOpen('b')]).toEqual([true, false]);

  location.hash = '#b';
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(isOpen('b')).toBe(true);
  location.hash = '#c';
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(document.getElementById('c')?.hasAttribute('open')).toBe(false);
});
