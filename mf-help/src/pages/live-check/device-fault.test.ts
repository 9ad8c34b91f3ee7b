/** @jest-environment jsdom */
import { deviceFault, openDevice } from './device-fault';

const wanted = { video: true };

function browser(isSecure: boolean, getUserMedia?: () => Promise<MediaStream>): void {
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: getUserMedia && { getUserMedia }, configurable: true });
}

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('R12.178 a browser that answers %s has a camera that is %s', async (name, fault) => {
  browser(true, () => Promise.reject(Object.assign(new Error('no'), { name })));
  expect(await openDevice(wanted)).toBe(fault);
});

test('R12.178 a page without https and a browser without the function are told apart', async () => {
  browser(false);
  expect(await openDevice(wanted)).toBe('insecure');
  browser(true);
  expect(await openDevice(wanted)).toBe('unsupported');
});

test('what is thrown without a name is a fault that nobody knows', () => {
  expect(deviceFault(undefined)).toBe('failed');
});
