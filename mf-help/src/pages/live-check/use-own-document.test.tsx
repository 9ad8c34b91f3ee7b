/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { render } from '@testing-library/react';
import { liveCheckAddress } from '../../help-addresses';
import { useOwnDocument } from './use-own-document';

const origin = window.location.origin;

/** How often the page is loaded anew: when it comes, and when the visitor goes to the next. */
function reloads(opened: string | undefined, next: string): [coming: number, going: number] {
  let count = 0;
  const reload = () => void (count += 1);
  const entries = opened === undefined ? [] : [{ name: origin + opened }];
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
  function Page() {
    useOwnDocument(reload);
    return null;
  }
  window.history.pushState(null, '', liveCheckAddress);
  const { unmount } = render(<Page />);
  const coming = count;
  window.history.pushState(null, '', next);
  unmount();
  return [coming, count - coming];
}

test('R12.181 who comes from another page gets a document of its own, and the next page another', () => {
  expect(reloads('/help/helpCenter', '/help/helpCenter')).toEqual([1, 1]);
});

test('R12.181 a document that was opened here stays, and ends with the page', () => {
  for (const opened of [liveCheckAddress, `${liveCheckAddress}/?from=app#check-camera`, undefined])
    expect(reloads(opened, '/help/helpCenter')).toEqual([0, 1]);
});

test('a page that fails at its own address is not loaded again and again', () => {
  expect(reloads(liveCheckAddress, liveCheckAddress)).toEqual([0, 0]);
});
