import type { Paged } from '@site/shared/contract/common';
import { listPageSize } from '@site/shared/contract/content-ids';
import { sampleCover } from '@site/shared/testing/sample-cover';
import type { Topic, TopicCategory, TopicSummary, Video, VideoSummary } from '@site/shared/contract/info';

/** Content for tests, in the shapes of the contract. */
export function topic(id: number, changes: Partial<TopicSummary> = {}): TopicSummary {
  return {
    id,
    title: `文章 ${id}`,
    summary: `文章 ${id} 讲了什么。`,
    category: 2,
    categoryName: '直播运营',
    tags: [{ id: 25, name: '脚本' }],
    author: '内容组',
    published: '2026-03-05',
    updated: '2026-04-21',
    views: 1520,
    minutes: 3,
    cover: { ...sampleCover, word: `第 ${id} 张` },
    ...changes,
  };
}

export function fullTopic(id: number, changes: Partial<Topic> = {}): Topic {
  return {
    ...topic(id),
    html: '<p>开头。</p><h2 id="zong-biao">总表</h2><p>表。</p><h2 id="sheng-yin">声音</h2><p>声。</p>',
    headings: [
      { id: 'zong-biao', level: 2, text: '总表' },
      { id: 'sheng-yin', level: 2, text: '声音' },
    ],
    sources: [{ kind: '活动复盘', text: '七版现场单的删改记录' }],
    pillar: { id: 20041, title: '企业直播怎么做' },
    guide: null,
    checklist: null,
    related: [topic(20031)],
    prev: { id: 20005, title: '前一篇文章' },
    next: { id: 20007, title: '后一篇文章' },
    ...changes,
  };
}

export function video(id: number, changes: Partial<VideoSummary> = {}): VideoSummary {
  return {
    id,
    title: `视频 ${id}`,
    category: '开播',
    duration: '03:20',
    seconds: 200,
    summary: `视频 ${id} 教什么。`,
    tags: [],
    published: '2025-02-12',
    views: 880,
    scene: 'phone',
    poster: null,
    ...changes,
  };
}

/** A video that is filmed: two chapters, in the second of which something is pressed. */
export function filmedVideo(id: number, changes: Partial<Video> = {}): Video {
  const poster = { src: `/media/video-${id}.a1.webp`, width: 960, height: 540 };
  return {
    ...video(id, { seconds: 24.5, duration: '00:24', poster }),
    show: {
      id: `video-${id}`,
      proves: '从建房间到开播，一步不落',
      seconds: 24.5,
      stages: [
        {
          ground: 'mint',
          screens: [
            {
              id: 'room',
              kind: 'panel',
              title: '直播间',
              rows: [
                [{ kind: 'picture', id: 'window', scene: 'host' }],
                [{ kind: 'button', id: 'start', label: '开播', look: 'main' }],
              ],
            },
          ],
        },
      ],
      steps: [
        { at: 0, chapter: '建房间', say: '登录之后先别急。' },
        { at: 9, say: '房间可以重复用。', set: { 'window.scene': 'guest' } },
        { at: 14, chapter: '开播', say: '点开播。', point: 'start', press: true },
      ],
    },
    clip: {
      poster,
      width: 960,
      height: 540,
      seconds: 24.5,
      sources: [
        { src: `/media/video-${id}.a1.mp4`, type: 'video/mp4' },
        { src: `/media/video-${id}.a1.webm`, type: 'video/webm' },
      ],
      captions: `/media/video-${id}.a1.vtt`,
      chapters: `/media/video-${id}-chapters.a1.vtt`,
    },
    transcript: [{ time: '00:00', seconds: 0, text: '登录之后先别急。' }],
    related: [],
    help: [],
    prev: null,
    next: null,
    ...changes,
  };
}

export const categories: [TopicCategory, TopicCategory, ...TopicCategory[]] = [
  { id: 99, name: '全部文章', articleCount: 40 },
  { id: 1, name: '行业观察', articleCount: 5 },
  { id: 2, name: '直播运营', articleCount: 5 },
  { id: 3, name: '私域增长', articleCount: 5 },
  { id: 4, name: '产品动态', articleCount: 5 },
  { id: 5, name: '技术科普', articleCount: 5 },
  { id: 6, name: '活动执行', articleCount: 5 },
  { id: 7, name: '合规与安全', articleCount: 5 },
  { id: 8, name: '行业案例', articleCount: 5 },
];

/** The first page of a list, unless said otherwise. */
export function pageOf<T>(list: T[], total = list.length, pageIndex = 1, pageSize: number = listPageSize): Paged<T> {
  return { list, total, pageIndex, pageSize };
}
