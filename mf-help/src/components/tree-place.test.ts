import type { HelpBranch } from '@site/shared/contract/help';
import { openCategory } from './tree-place';

const leaf = (id: number, pid: number) => ({ id, pid, name: `主题 ${id}` });
const category = (id: number, leaves: number[]): HelpBranch => ({
  id,
  pid: 0,
  name: `分类 ${id}`,
  secList: leaves.map((leafId) => leaf(leafId, id)),
});
const tree = [category(4, [401, 402]), category(5, [501, 502])];

test('the node that holds the page is open', () => {
  expect(openCategory(tree, { classId: 502 })?.id).toBe(5);
  expect(openCategory(tree, { classId: 4 })?.id).toBe(4);
});

test('the URL may open another node; an unknown one is ignored', () => {
  expect(openCategory(tree, { classId: 502, firstId: 4 })?.id).toBe(4);
  expect(openCategory(tree, { classId: 502, firstId: 77 })?.id).toBe(5);
});

test('a page outside the tree opens nothing', () => {
  expect(openCategory(tree, { classId: 999 })).toBeUndefined();
});
