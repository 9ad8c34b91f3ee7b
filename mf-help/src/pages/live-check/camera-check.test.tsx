/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { cameraCopy } from '../../content/live-check/devices';
import { CameraCheck } from './camera-check';

function camera(width: number, height: number) {
  const track = Object.assign(new EventTarget(), {
    stops: 0,
    stop: () => void (track.stops += 1),
    getSettings: () => ({ width, height, frameRate: 29.97 }),
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  return { track, stream };
}

function allow(answer: () => Promise<unknown>): void {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: answer }, configurable: true });
}

test('R12.177 the picture of a camera is shown and judged, and the camera is released by a press', async () => {
  const { track, stream } = camera(1280, 720);
  allow(() => Promise.resolve(stream));
  render(<CameraCheck />);
  fireEvent.click(screen.getByText(cameraCopy.start));
  expect(await screen.findByText('画面 1280×720，每秒 30 帧，够用。')).not.toBeNull();
  expect(screen.getByLabelText(cameraCopy.preview)).toHaveProperty('srcObject', stream);
  fireEvent.click(screen.getByText(cameraCopy.stop));
  expect([track.stops, screen.queryByLabelText(cameraCopy.preview)]).toEqual([1, null]);
});

test('R12.177 a camera is released when the page is left, also one that was allowed after that', async () => {
  const [first, second] = [camera(640, 480), camera(640, 480)];
  allow(() => Promise.resolve(first.stream));
  const { unmount } = render(<CameraCheck />);
  fireEvent.click(screen.getByText(cameraCopy.start));
  expect(await screen.findByText(/偏小/)).not.toBeNull();
  unmount();
  expect(first.track.stops).toBe(1);
  let give: (stream: unknown) => void = () => undefined;
  const asked = new Promise((done) => (give = done));
  allow(() => asked);
  const late = render(<CameraCheck />);
  fireEvent.click(screen.getByText(cameraCopy.start));
  late.unmount();
  give(second.stream);
  await asked;
  await Promise.resolve();
  expect(second.track.stops).toBe(1);
});

test('R12.178 a refusal is answered with what to change, and may be tried again', async () => {
  allow(() => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })));
  render(<CameraCheck />);
  fireEvent.click(screen.getByText(cameraCopy.start));
  expect(await screen.findByText(cameraCopy.faults.denied)).not.toBeNull();
  expect(screen.getByText(cameraCopy.start)).toHaveProperty('disabled', false);
});

test('a camera that is pulled out is missed', async () => {
  const { track, stream } = camera(1920, 1080);
  allow(() => Promise.resolve(stream));
  render(<CameraCheck />);
  fireEvent.click(screen.getByText(cameraCopy.start));
  await screen.findByText(/够用/);
  fireEvent(track as unknown as Window, new Event('ended'));
  expect(await screen.findByText(cameraCopy.faults.missing)).not.toBeNull();
});
