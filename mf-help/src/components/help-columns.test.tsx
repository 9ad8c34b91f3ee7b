/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import type { HelpBranch } from '@site/shared/contract/help';
import { installTransport } from '@site/shared/http';
import { createSiteStore, installStoreScope, type SiteState } from '@site/shared/store';
import { testSite } from '@site/shared/testing/test-site';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useParams } from 'react-router-dom';
import { HelpColumns } from './help-columns';

const tree: HelpBranch[] = [1, 2, 3].map((first) => ({
  id: first * 100,
  pid: 0,
  name: `第 ${first} 类`,
  secList: [1, 2].map((leaf) => ({ id: first * 100 + leaf, pid: first * 100, name: `第 ${first}.${leaf} 类` })),
}));

function Article() {
  const id = Number(useParams().id);
  const place = { classId: id * 100 + 1, articleId: id, articles: [{ id, title: `文章 ${id}` }] };
  return (
    <HelpColumns tree={tree} place={place} rail={null}>
      <h1>文章 {id}</h1>
    </HelpColumns>
  );
}

beforeAll(() => {
  const store = createSiteStore({ site: testSite } as SiteState);
  installStoreScope(() => store);
  installTransport({ baseUrl: () => '' });
});

/** The tree, and the disclosure before it that folds it in narrow windows. */
function shown() {
  const list = screen.getByRole('navigation', { hidden: true });
  return { list, fold: list.previousElementSibling as HTMLDetailsElement };
}

const openNames = (list: Element) =>
  [...list.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const currentNames = (list: Element) => [...list.querySelectorAll('[aria-current=page]')].map((one) => one.textContent);

test('another article marks its place in the tree, which stays; it is folded again', async () => {
  history.replaceState(null, '', '/1');
  const router = createBrowserRouter([{ path: ':id', element: <Article /> }]);
  render(<RouterProvider router={router} />);
  const before = shown();
  expect(before.fold.open).toBe(false);
  before.fold.open = true;
  expect(openNames(before.list)).toEqual(['第 1 类']);

  await act(() => router.navigate('/2'));

  const after = shown();
  expect(after.list).toBe(before.list);
  expect(after.fold.open).toBe(false);
  expect(openNames(after.list)).toEqual(['第 2 类']);
  expect(currentNames(after.list)).toEqual(['文章 2']);
});
