import { lesson } from '../../testing/samples';
import { materialText } from './material-text';

test('R12.96 a table is copied cell by cell, a list with boxes, wording as it is said', () => {
  expect(lesson.materials.map(materialText)).toEqual([
    '项目\t谁填\n在线\t系统\n电话\t',
    '开播前\n□ 发群\n□ 插电',
    '先扫码。\n再做。',
  ]);
});
