import type { ArticleType } from '@site/shared/contract/college';
import { lectureNavItems, navLimit } from './lecture-nav-items';

function type(id: number, changes: Partial<ArticleType> = {}): ArticleType {
  return {
    id,
    name: `类型 ${id}`,
    link: `/home/lectureSubitem/${id}`,
    active: false,
    sort: id,
    state: 1,
    pid: 0,
    ...changes,
  };
}

const ids = (types: ArticleType[]) => lectureNavItems(types).map(({ id }) => id);

test('R2.156 of five top-level types the first four are shown', () => {
  expect(navLimit).toBe(4);
  expect(ids([1, 2, 3, 4, 5].map((id) => type(id)))).toEqual([1, 2, 3, 4]);
});

test('R3.30 their place decides, not the order of the answer', () => {
  expect(ids([type(1, { sort: 9 }), type(2), type(3, { sort: 1 })])).toEqual([3, 2, 1]);
});

test('R3.30 what is off or below another type does not take one of the four places', () => {
  expect(ids([type(1, { state: 0 }), type(2, { pid: 1 }), type(3), type(4), type(5), type(6)])).toEqual([3, 4, 5, 6]);
});

test('the answer itself is left as it came', () => {
  const types = [type(2), type(1)];
  lectureNavItems(types);

  expect(types.map(({ id }) => id)).toEqual([2, 1]);
});
