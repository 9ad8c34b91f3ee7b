import { descriptionOf } from '@site/shared/page/description';
import type { Video } from '@site/shared/contract/info';
import { chaptersOf } from '@site/shared/contract/show-outline';
import type { PageHandle } from '@site/shared/page/page-handle';
import { videoCopy } from '../../content/info-video';
import { portalCopy } from '../../content/portal';
import { portalAddress, videoAddress, videosAddress } from '../../info-addresses';

export function crumbsOf({ id, title }: Video) {
  return [
    { name: '首页', link: '/' },
    { name: portalCopy.name, link: portalAddress },
    { name: videoCopy.heading, link: videosAddress },
    { name: title, link: videoAddress(id) },
  ];
}

/** 185.4 → `PT3M5S`. */
function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/** Chapters as search engines take them: parts of the film with addresses of their own. */
function clipsOf({ id, show }: Video, origin: string) {
  return chaptersOf(show).map(({ name, at, until }) => ({
    '@type': 'Clip',
    name,
    startOffset: at,
    endOffset: until,
    url: `${origin}${videoAddress(id)}?t=${at}`,
  }));
}

/** The film is what search engines may fetch; without one there is no video to speak of, but what is said in it. */
function videoObject(video: Video, origin: string) {
  const { clip, show } = video;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    uploadDate: video.published,
    duration: isoDuration(clip?.seconds ?? show.seconds),
    ...(clip && { thumbnailUrl: [origin + clip.poster.src], contentUrl: `${origin}${clip.sources[0]?.src}` }),
    transcript: video.transcript.map(({ text }) => text).join(''),
    url: `${origin}${videoAddress(video.id)}`,
    hasPart: clipsOf(video, origin),
  };
}

export const handle: PageHandle<Video> = {
  layout: 'default',
  footer: 'compact',
  header: 'solid',
  middleware: [`id-or:${videosAddress}`],
  head: (video, { site }) => ({
    title: `${video.title}_视频教程-${site.brand}`,
    description: descriptionOf(
      `${video.summary}时长 ${video.duration}，附逐句文字稿。`,
      video.transcript.map(({ text }) => text).join(''),
    ),
    keywords: [...video.tags.map(({ name }) => name), `${video.category}教程`, '直播教程'],
    breadcrumb: crumbsOf(video),
    published: video.published,
    jsonLd: [videoObject(video, site.origin)],
  }),
};
