import { useEffect, useRef, useState } from 'react';
import type { DeviceFault } from '../../content/live-check/devices';
import { closeDevice, openDevice } from './device-fault';

export type Device =
  | { state: 'idle' | 'asking' }
  | { state: 'open'; stream: MediaStream }
  | { state: 'failed'; fault: DeviceFault };

/** A camera or a microphone while it is open: until it is closed, is pulled out or the page is left. */
export function useDevice(wanted: MediaStreamConstraints) {
  const [device, setDevice] = useState<Device>({ state: 'idle' });
  const opened = useRef<MediaStream>(undefined);
  const isLeft = useRef(false);

  function close() {
    closeDevice(opened.current);
    opened.current = undefined;
    setDevice({ state: 'idle' });
  }

  async function open() {
    setDevice({ state: 'asking' });
    const answer = await openDevice(wanted);
    if (typeof answer === 'string') return setDevice({ state: 'failed', fault: answer });
    // Allowed after the page was left.
    if (isLeft.current) return closeDevice(answer);
    opened.current = answer;
    for (const track of answer.getTracks())
      track.addEventListener('ended', () => setDevice({ state: 'failed', fault: 'missing' }));
    setDevice({ state: 'open', stream: answer });
  }

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      closeDevice(opened.current);
    };
  }, []);

  return { device, open, close };
}
