import type { browserCopy } from '../../content/live-check/line';

export type Need = keyof typeof browserCopy.needs;

type Page = typeof globalThis & { navigator: Partial<Navigator>; RTCRtpSender?: typeof RTCRtpSender };

function encodesH264({ RTCRtpSender: sender }: Page): boolean {
  const codecs = sender?.getCapabilities?.('video')?.codecs ?? [];
  return codecs.some(({ mimeType }) => mimeType.toLowerCase() === 'video/h264');
}

/** What a live stream from a page needs, and whether this browser has it. */
export function browserNeeds(page: Page = globalThis as Page): [Need, boolean][] {
  const devices = page.navigator.mediaDevices as Partial<MediaDevices> | undefined;
  return [
    ['devices', typeof devices?.getUserMedia === 'function'],
    ['connection', 'RTCPeerConnection' in page],
    ['screen', typeof devices?.getDisplayMedia === 'function'],
    ['codec', encodesH264(page)],
  ];
}
