import type { Show } from '../contract/show';

/** A show of twelve seconds in two chapters: a name is typed, then a button is pressed. */
export const sampleShow: Show = {
  id: 'sample',
  proves: '填好抽奖表单并保存',
  seconds: 12,
  stages: [
    {
      ground: 'mint',
      screens: [
        {
          id: 'form',
          kind: 'panel',
          title: '新建抽奖',
          rows: [
            [{ kind: 'field', id: 'name', label: '奖品名称', value: '' }],
            [{ kind: 'button', id: 'save', label: '保存', look: 'main' }],
            [{ kind: 'notice', id: 'saved', text: '已保存', tone: 'good' }],
          ],
        },
      ],
    },
  ],
  steps: [
    { at: 0, chapter: '填表', say: '先看表单。' },
    { at: 4, say: '填奖品。', point: 'name', set: { 'name.value': '试用机' } },
    { at: 8, chapter: '保存', say: '点保存。', point: 'save', press: true, show: ['saved'] },
  ],
};
