import type { DeviceFault } from '../../content/live-check/devices';

/** Names of errors (Media Capture and Streams 10.2); some browsers have names of their own. */
const faults: Readonly<Record<string, DeviceFault>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

export function deviceFault(error: unknown): DeviceFault {
  return faults[(error as Partial<Error> | undefined)?.name ?? ''] ?? 'failed';
}

/** @returns the stream of a device, or why there is none */
export async function openDevice(wanted: MediaStreamConstraints): Promise<MediaStream | DeviceFault> {
  if (!globalThis.isSecureContext) return 'insecure';
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return 'unsupported';
  try {
    return await devices.getUserMedia(wanted);
  } catch (error) {
    return deviceFault(error);
  }
}

export function closeDevice(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
