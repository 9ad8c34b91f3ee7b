import { descriptionOf } from '@site/shared/page/description';
import type { Video } from '@site/shared/contract/info';
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

/** 185 → `PT3M5S`. */
function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

export const handle: PageHandle<Video> = {
  layout: 'default',
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
    jsonLd: [
      {
        '@type': 'VideoObject',
        name: video.title,
        description: video.summary,
        uploadDate: video.published,
        duration: isoDuration(video.seconds),
        transcript: video.transcript.map(({ text }) => text).join(''),
        url: `${site.origin}${videoAddress(video.id)}`,
      },
    ],
  }),
};
