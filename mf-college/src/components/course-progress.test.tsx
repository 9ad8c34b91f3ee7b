/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { MemoryRouter } from '@site/shared/testing/memory-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CourseProgress } from './course-progress';
import { ForgetProgress } from './forget-progress';
import { LectureMark } from './lecture-mark';
import { learntLectures, markLearnt } from './lecture-progress';

const course = [{ id: 40001 }, { id: 40002 }, { id: 40003 }];

function show() {
  render(
    <MemoryRouter>
      <CourseProgress course={course} />
      <LectureMark id={40002} order={2} />
      <ForgetProgress />
    </MemoryRouter>,
  );
}

const way = () => screen.getByRole('link');
const learn = (id: number) => act(() => markLearnt(id));

beforeEach(() => localStorage.clear());

test('who has learnt nothing begins with the first lecture', () => {
  show();

  expect(way().textContent).toBe('从第 1 讲开始');
  expect(way().getAttribute('href')).toBe('/home/lectureDetail/40001');
  expect(screen.queryByText('已学')).toBeNull();
});

test('R12.95 a learnt lecture is ticked at once, and the way leads to the one after it', () => {
  show();
  learn(40002);

  expect(screen.getByText('看到第 2 讲，共 3 讲')).toBeTruthy();
  expect(way().getAttribute('href')).toBe('/home/lectureDetail/40003');
  expect(screen.getByText('已学')).toBeTruthy();
});

test('after the last lecture the way leads to the first that was left out, then round again', () => {
  show();
  for (const id of [40001, 40003]) learn(id);
  expect(way().getAttribute('href')).toBe('/home/lectureDetail/40002');
  learn(40002);

  expect(screen.getByText('3 讲都学过了')).toBeTruthy();
  expect(way().getAttribute('href')).toBe('/home/lectureDetail/40001');
});

test('another window’s progress arrives here', () => {
  show();
  localStorage.setItem('lectures-learnt', '[40001]');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));

  expect(screen.getByText('看到第 1 讲，共 3 讲')).toBeTruthy();
});

test('R12.95 the visitor clears it, and nothing stays on the device', () => {
  learn(40001);
  show();
  fireEvent.click(screen.getByText('清除学习记录'));

  expect(localStorage).toHaveLength(0);
  expect(way().textContent).toBe('从第 1 讲开始');
  expect(screen.getByRole('status').textContent).toBe('学习记录已清除。');
});

test('R12.95 before hydration a press on the one button hydrates the page; when that press is repeated, it clears nothing', async () => {
  learn(40001);
  document.body.innerHTML = `<div>${renderToString(<ForgetProgress />)}</div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const pressed = screen.getByText('看我学到哪一讲');
  await act(async () => void hydrateRoot(place, <ForgetProgress />));
  fireEvent.click(pressed);

  expect(learntLectures()).toEqual([40001]);
  expect(screen.getByText('清除学习记录')).toBeTruthy();
});

test.each(['{', '{"a":1}', '["x",null]'])('%s in its place counts as nothing', (kept) => {
  localStorage.setItem('lectures-learnt', kept);

  expect(learntLectures()).toEqual([]);
});

test('R12.95 only ids are kept', () => {
  learn(40001);
  learn(40001);

  expect({ ...localStorage }).toEqual({ 'lectures-learnt': '[40001]' });
});
