import type { Show } from '@site/shared/contract/show';
import { showOfFigure } from '@site/shared/contract/show-outline';
import { stateAt } from './state-at';

const show: Show = {
  id: 'lottery',
  proves: '填好抽奖表单并保存',
  seconds: 20,
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
            [{ kind: 'metric', id: 'people', label: '符合条件', value: '1,000', unit: '人' }],
            [{ kind: 'button', id: 'save', label: '保存', look: 'main' }],
            [{ kind: 'notice', id: 'saved', text: '已保存', tone: 'good' }],
          ],
        },
      ],
    },
    { ground: 'night', screens: [{ id: 'desk', kind: 'desk', title: '场控台', rows: [] }] },
  ],
  steps: [
    { at: 0, chapter: '填表', say: '先看表单。' },
    { at: 2, say: '填奖品。', point: 'name', set: { 'name.value': '试用机二十台' } },
    { at: 8, say: '人数在变。', set: { 'people.value': '2,000', 'form.title': '编辑抽奖' } },
    { at: 10, chapter: '保存', say: '点保存。', point: 'save', press: true, show: ['saved'] },
    { at: 15, say: '回到场控台。', stage: 1, press: '空格' },
  ],
};

const partsAt = (second: number, still = false) =>
  Object.fromEntries(
    stateAt(show, second, still).stage.screens.flatMap(({ rows }) => rows.flat().map((part) => [part.id, part])),
  );

test('R12.16 a text is typed letter by letter once the pointer has arrived, and stays', () => {
  expect(partsAt(2.4)['name']).toMatchObject({ value: '' });
  expect(partsAt(2.8)['name']).toMatchObject({ value: '试用机' });
  expect(partsAt(7)['name']).toMatchObject({ value: '试用机二十台' });
  expect(partsAt(14)['name']).toMatchObject({ value: '试用机二十台' });
});

test('R12.16 a number runs to its new value in the way it is written', () => {
  expect(partsAt(8.3)['people']).toMatchObject({ value: '1,500' });
  expect(partsAt(9)['people']).toMatchObject({ value: '2,000' });
});

test('R12.16 a part that a step shows is absent before it, also when the show is begun in the middle', () => {
  expect(partsAt(10.3)['saved']).toBeUndefined();
  expect(partsAt(11)['saved']).toBeDefined();
});

test('the pointer comes from the part before and presses the button, which shows it', () => {
  expect(stateAt(show, 10.1).pointer).toMatchObject({ from: 'name', to: 'save', pressed: false });
  expect(partsAt(10.6)['save']).toMatchObject({ pressed: true });
  expect(partsAt(12)['save']).not.toHaveProperty('pressed');
});

test('caption, chapter, title, key and stage are those of the second', () => {
  expect(stateAt(show, 9)).toMatchObject({ caption: '人数在变。', chapter: 0, step: 2 });
  expect(stateAt(show, 9).stage.screens[0]?.title).toBe('编辑抽奖');
  expect(stateAt(show, 15.2)).toMatchObject({ chapter: 1, keycap: '空格', stage: { ground: 'night' } });
  expect(stateAt(show, 19).keycap).toBeUndefined();
});

test('R12.17 a show that keeps still shows each step at its end', () => {
  expect(partsAt(2, true)['name']).toMatchObject({ value: '试用机二十台' });
  expect(stateAt(show, 10, true).pointer).toMatchObject({ progress: 1, pressed: false });
});

test('the demonstration of a figure begins in the state of its first step', () => {
  const [stage] = show.stages;
  const demo = { seconds: 5, steps: [{ at: 0, say: '空表。', set: { 'people.value': '0' } }] };
  const figure = { id: 'f', alt: '表单', caption: '图', stage: stage!, callouts: [], demo };
  const played = showOfFigure(figure)!;
  expect(stateAt(played, 0).stage.screens[0]?.rows[1]?.[0]).toMatchObject({ value: '0' });
});
