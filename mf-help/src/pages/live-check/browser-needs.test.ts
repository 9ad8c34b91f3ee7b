import { browserNeeds } from './browser-needs';

const whole = {
  navigator: { mediaDevices: { getUserMedia: () => undefined, getDisplayMedia: () => undefined } },
  RTCPeerConnection: class {},
  RTCRtpSender: { getCapabilities: () => ({ codecs: [{ mimeType: 'video/VP8' }, { mimeType: 'video/H264' }] }) },
};

const lackingIn = (page: object) =>
  browserNeeds(page as never)
    .filter(([, has]) => !has)
    .map(([need]) => need);

test('R12.177 a browser has what it has', () => {
  expect(lackingIn(whole)).toEqual([]);
  expect(lackingIn({ navigator: {} })).toEqual(['devices', 'connection', 'screen', 'codec']);
  expect(lackingIn({ ...whole, RTCRtpSender: { getCapabilities: () => null } })).toEqual(['codec']);
});
