import { charactersOf } from './characters';
import { supportFacts } from './support-facts';
import { supportFaults, supportFieldKeys, trimSupport } from './support-fields';

const good = { message: '黑屏', phone: '13800138000' };

test.each(supportFieldKeys.filter((key) => !supportFacts[key].missing))(
  'R12.149 nobody has to fill in %s: it is cut at its length, in characters, and refused never',
  (key) => {
    for (const sign of ['长', '𠮷', '👨‍👩‍👧‍👦', 'e\u0301']) {
      const asked = trimSupport({ ...good, [key]: sign.repeat(1500) });
      expect(supportFaults(asked)).toEqual([]);
      expect(charactersOf(asked[key])).toHaveLength(supportFacts[key].longest);
      expect(asked[key].startsWith(sign.normalize('NFC').repeat(3))).toBe(true);
    }
  },
);

const campaign = 'utm_source=wechat&utm_medium=social&utm_campaign=2026-1129&from=timeline';

test.each([
  ['https://live.example.com/room/8021146', 'https://live.example.com/room/8021146'],
  [`https://live.example.com/room/8021146?${campaign}`, '8021146'],
  [`https://live.example.com/2026/11/live/room/8021146?${campaign}`, '8021146'],
  [`https://live.example.com/play?${campaign}&roomId=8021146`, '8021146'],
  [`https://live.example.com/play?${campaign}&openid=55&id=8021146`, '8021146'],
  [`https://live.example.com/watch/a-very-long-name-of-a-channel/of-the-year/tv-8021146`, '8021146'],
  [`rtmp://push.example.com/live/room-8842?sign=9f2c41e7&expire=1767196800&key=0123456789`, '8842'],
])('R12.149 of the room %s what is sent is %s', (room, sent) => {
  expect(trimSupport({ ...good, room }).room).toBe(sent);
});

test('where a long address has no number of a room its beginning is sent', () => {
  const room = `https://live.example.com/${'频道'.repeat(40)}`;

  expect(trimSupport({ ...good, room }).room).toBe(room.slice(0, 60));
});
