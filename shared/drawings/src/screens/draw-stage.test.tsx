import { renderToStaticMarkup } from 'react-dom/server';
import type { Stage } from '@site/shared/contract/show';
import type { ScreenPart } from '@site/shared/contract/screen-part';
import { sampleScreenParts as parts } from '@site/shared/testing/sample-screen-parts';
import { boxOf } from '../parts/screens/draw-marks';
import { drawScene, sceneNames } from './draw-scene';
import { type StageDrawing, drawStage } from './draw-stage';
import { placeStage } from './place-stage';

const stageOf = (kind: Stage['screens'][number]['kind']): Stage => ({
  ground: kind === 'desk' ? 'night' : 'mint',
  screens: [{ id: 'screen', kind, title: '新建抽奖', rows: parts.map((part) => [part]) }],
});

const svgOf = (stage: Stage, drawing: Omit<StageDrawing, 'picture'>) =>
  renderToStaticMarkup(drawStage(stage, { picture: drawScene, ...drawing }));

test.each(['panel', 'desk', 'phone', 'window'] as const)(
  'R12.12 R12.126 every kind of part on a %s is drawn as a file that no policy forbids',
  (kind) => {
    for (const width of ['wide', 'narrow'] as const) {
      const svg = svgOf(stageOf(kind), { width });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (720|350) \d+"/);
      expect(svg).not.toMatch(/foreignObject|style=|NaN|undefined|<script/);
      for (const word of ['试用机', '已填表', '1,284', 'LOT-1103', '移出成员？']) expect(svg).toContain(word);
    }
  },
);

test('R12.13 words are 12 to 14 units at both widths, but for large numbers', () => {
  for (const width of ['wide', 'narrow'] as const) {
    const sizes = [...svgOf(stageOf('panel'), { width }).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes.filter((size) => size < 12 || (size > 14 && size < 16))).toEqual([]);
  }
});

test('R12.14 numbers of callouts are in their order, and a missing part has none', () => {
  const svg = svgOf(stageOf('panel'), { width: 'wide', callouts: ['save', 'name', 'nothing'] });

  expect(svg.match(/stroke="#FFFFFF" stroke-width="2"><\/circle><text[^>]*>(\d)</g)?.map((one) => one.at(-2))).toEqual([
    '1',
    '2',
  ]);
});

test('R12.40 a number of a part that has another beside it stands above both, not on the words of the other', () => {
  const meter = (id: string) => ({ kind: 'meter', id, label: '音频', value: 0.5, text: '-13 dB' }) as const;
  const rows = [[meter('left'), meter('right')]];
  const stage: Stage = { ground: 'mint', screens: [{ id: 's', kind: 'panel', title: '调音台', width: 12, rows }] };
  const svg = svgOf(stage, { width: 'wide', callouts: ['left', 'right'] });
  const [left, right] = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="11.500"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const words = boxOf(placeStage(stage, 'wide', 'figure'), 'right') ?? { x: 0, y: 0, width: 0, height: 0 };

  expect(left?.[0]).toBeLessThan(words.x - 12.5);
  expect(left?.[1]).toBeLessThan(words.y - 10);
  expect(right?.[0]).toBeGreaterThan(words.x + words.width);
});

test('R12.15 a narrow show is one screen at a time, scrolled to the part that is talked of', () => {
  const stage: Stage = {
    ground: 'mint',
    screens: [...stageOf('panel').screens, { id: 'phone', kind: 'phone', title: '手机', rows: [] }],
  };
  const placed = placeStage(stage, 'narrow', 'show', 'chat');

  expect(placed.screens.map(({ screen }) => screen.id)).toEqual(['screen']);
  const chat = placed.screens[0]?.parts.find(({ part }) => part.id === 'chat')?.box;
  expect(chat && chat.y > 40 && chat.y + chat.height < placed.height).toBe(true);
  expect(placeStage(stage, 'narrow', 'show', 'phone').screens[0]?.screen.id).toBe('phone');
});

/** A plan is higher than the frame. */
const lower = parts.filter(({ kind }) => kind !== 'plan');

test.each(lower.map(({ id }) => id))('no part of a narrow show is cut by its frame while %s is talked of', (focus) => {
  const [screen] = placeStage(stageOf('panel'), 'narrow', 'show', focus).screens;
  const { box, bar, parts: seen } = screen ?? { box: { y: 0, height: 0 }, bar: 0, parts: [] };

  expect(seen.map(({ part }) => part.id)).toContain(focus);
  for (const { box: one } of seen) {
    expect(one.y).toBeGreaterThan(box.y + bar);
    expect(one.y + one.height).toBeLessThan(box.y + box.height);
  }
});

test('a list that is cut short ends with a whole item, and marks none that is not seen', () => {
  const items = ['一', '二', '三', '四', '五', '六', '七'].map((title) => ({ title }));
  const list = { kind: 'list', id: 'long', items, marked: 6 } as const;
  const rows = [[{ kind: 'text', id: 'words', text: '今天的场次' } as const], [{ ...list, items: [...items] }]];
  const stage: Stage = { ground: 'mint', screens: [{ id: 's', kind: 'panel', title: '排期', width: 12, rows }] };
  const last = placeStage(stage, 'narrow', 'show', 'words').screens[0]?.parts.at(-1)?.part;

  expect(last).toMatchObject({ kind: 'list', items: items.slice(0, 4) });
  expect(last).not.toHaveProperty('marked');
});

test('a note gives way where the title beside it would be cut', () => {
  const list: ScreenPart = {
    kind: 'list',
    id: 'sources',
    items: [{ title: '课件窗口', note: '主画面', tone: 'good' }],
    width: 2,
  };
  const canvas: ScreenPart = { kind: 'picture', id: 'canvas', scene: 'slides', label: '画布', width: 4 };
  const stage: Stage = {
    ground: 'mint',
    screens: [{ id: 'one', kind: 'window', title: '开播工具', rows: [[canvas, list]] }],
  };
  const drawn = renderToStaticMarkup(drawStage(stage, { width: 'narrow', picture: drawScene }));

  expect(drawn).toContain('课件窗口');
  expect(drawn).not.toContain('主画面');
});

test('R12.13 what does not fit a button is shortened, and names of scenes stand for drawings', () => {
  const long = {
    kind: 'field',
    id: 'name',
    label: '名',
    value: '一二三四五六七八九十一二三四五六七八九十',
    note: '20 / 20',
  } as const;
  const stage: Stage = { ground: 'sand', screens: [{ id: 's', kind: 'phone', title: '手机', rows: [[long]] }] };

  expect(svgOf(stage, { width: 'wide' })).toContain('…');
  for (const scene of sceneNames) expect(renderToStaticMarkup(drawScene(scene))).toContain('<svg');
});
