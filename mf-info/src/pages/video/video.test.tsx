import { readVideo } from '@site/shared/calls/video';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { filmedVideo, video } from '../../testing/samples';

const poster = { src: '/media/other.a1.webp', width: 960, height: 540 };
const whole = filmedVideo(30001, {
  tags: [{ id: 1, name: '企业直播' }],
  related: [video(30003, { poster, duration: '01:40' }), video(30004, { duration: '05:05' })],
  help: [{ id: 10012, title: '开播前检查', summary: '十项检查。' }],
  next: { id: 30002, title: '后一段' },
  stills: [1, 2].map((number) => ({ src: `/media/stills-video-30001-${number}.svg`, width: 350, height: 350 })),
});
const answers = answerTo(readVideo, ({ id }) => {
  if (id === 30001) return whole;
  return id === 30009 ? filmedVideo(id, { clip: null, poster: null }) : 404;
});
const htmlOf = async (address = '/video/30001') => (await renderPage(address, answers)).html;

test('R12.32 without script there is a film with controls, captions and chapters, and nothing of it is fetched by itself', async () => {
  const html = await htmlOf();
  const [film = ''] = /<video[\s\S]*<\/video>/.exec(html) ?? [];

  for (const text of [
    'controls=""',
    'preload="none"',
    'width="960"',
    'height="540"',
    'poster="/media/video-30001.a1.webp"',
  ])
    expect(film).toContain(text);
  expect(film).toContain('<source src="/media/video-30001.a1.mp4" type="video/mp4"/>');
  expect(film).toContain('<source src="/media/video-30001.a1.webm" type="video/webm"/>');
  expect(film).toMatch(
    /<track kind="captions" src="\/media\/video-30001\.a1\.vtt" srcLang="zh" label="中文" default=""\/>/,
  );
  expect(film).toMatch(/<track kind="chapters" src="\/media\/video-30001-chapters\.a1\.vtt"/);
});

test('R2.19 R12.30 every caption stands in the transcript with its time, below its chapter, as a link to that moment of the film', async () => {
  const html = await htmlOf();

  expect(html).toMatch(/<a [^>]*href="\/media\/video-30001\.a1\.mp4#t=9"[^>]*>.*?00:09.*?房间可以重复用。/);
  expect(html).toMatch(/data-show-at="14"[^>]*>.*?开播.*?00:14/);
  expect(html).toContain('这段演示没有声音，字幕就是讲解');
  expect(/<a [^>]*data-show-at[^>]*aria-current/.test(html)).toBe(false);
});

test('R12.35 what one can do afterwards is shown in files of the show, each at the end of its chapter', async () => {
  const html = await htmlOf();

  expect(html).toContain('看完能做的三件事');
  for (const [number, name] of [
    [1, '建房间'],
    [2, '开播'],
  ])
    expect(html).toContain(
      `src="/media/stills-video-30001-${number}.svg" width="350" height="350" alt="示意图：做完「${name}」时的画面" loading="lazy"`,
    );
  expect(html).not.toContain('id="scene-');
});

test('R12.35 videos of its kind, help articles and tags are linked', async () => {
  const html = await htmlOf();
  for (const link of ['/video/30003', '/video/30002', '/tag/1', '/help/helpDocument/10012'])
    expect(html).toContain(`href="${link}"`);
});

test('R12.35 the sign to play and the length stand only on what plays', async () => {
  const html = await htmlOf();
  expect(html).toContain('01:40');
  expect(html).toContain('src="/media/other.a1.webp"');
  expect(html).not.toContain('05:05');
});

test('R12.34 search engines get film, picture, length of the file, chapters and transcript', async () => {
  const { head } = await renderPage('/video/30001', answers);
  const origin = /^https?:\/\/[^/]+/.exec(String(head?.jsonLd?.[0]?.url))?.[0];

  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT0M25S',
    thumbnailUrl: [`${origin}/media/video-30001.a1.webp`],
    contentUrl: `${origin}/media/video-30001.a1.mp4`,
    transcript: '登录之后先别急。',
    hasPart: [
      { '@type': 'Clip', name: '建房间', startOffset: 0, endOffset: 14, url: `${origin}/video/30001?t=0` },
      { '@type': 'Clip', name: '开播', startOffset: 14, endOffset: 24.5 },
    ],
  });
});

test('a show that is not filmed yet has its transcript and its player, and promises no film', async () => {
  const { html, head } = await renderPage('/video/30009', answers);
  expect(html).not.toContain('<video');
  expect(html).toContain('房间可以重复用。');
  expect(html).toContain('data-needs-script');
  expect(head?.jsonLd?.[0]).not.toHaveProperty('contentUrl');
});

test('R2.19 without an id it redirects to the list', async () => {
  expect((await renderPage('/video', answers)).location).toBe('/info/video/');
});

test.each(['/video/39999', '/video/abc'])('%s is a 404 in place', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});
