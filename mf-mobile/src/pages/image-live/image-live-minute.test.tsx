/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import '../../consoles/photo';
import { fireEvent, render, screen } from '@testing-library/react';
import { photoAlbum } from '../../content/image-live';
import { ImageLiveMinute } from './image-live-minute';

beforeEach(() => {
  document.documentElement.dataset.still = '';
  render(<ImageLiveMinute facts={{}} />);
});

const status = () => screen.getByRole('status').textContent;
const taken = () => document.querySelectorAll('[data-place][data-taken]').length;
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
};

test('R13.40 a photo goes from the shutter into the album and to whom it shows', () => {
  press('按快门', '修图');
  expect(taken()).toBe(photoAlbum.taken);
  press('放行');
  expect(status()).toBe('审核放行：680 KB 大图上墙，相册里第 4 张');
  expect(taken()).toBe(photoAlbum.taken + 1);
  press('发给本人');
  expect(status()).toContain('本人扫码拿到了');
});

test('nothing is released that was not retouched, and nothing is retouched that was not taken', () => {
  press('修图');
  expect(status()).toBe('别急，先按快门，再修图');
  press('按快门', '放行');
  expect(status()).toBe('别急，先修图，再放行');
  press('按快门');
  expect(status()).toBe('这一张还在路上，先修图，再拍下一张');
  expect(taken()).toBe(photoAlbum.taken);
});

test('a full album makes room for the next photo', () => {
  for (let photo = photoAlbum.taken; photo < photoAlbum.places; photo += 1) press('按快门', '修图', '放行', '发给本人');
  expect(taken()).toBe(photoAlbum.places);
  press('按快门');
  expect(taken()).toBe(photoAlbum.taken);
});
