import type { Paged } from '@site/shared/contract/common';
import type { TranscriptLine, Video, VideoSummary } from '@site/shared/contract/info';
import type { Database } from '../database/database';
import {
  type EntryFilter,
  type EntryRow,
  countEntries,
  findEntries,
  findEntry,
  findNeighbours,
  listEntries,
} from '../entries/entries.repository';
import { type PageRequest, notFound, offsetOf } from '../plugins/http-errors';
import { type TagNames, findTagNames } from './tag-names.repository';

type VideoData = Pick<Video, 'category' | 'duration' | 'seconds' | 'scene' | 'poster' | 'show' | 'clip' | 'stills'> & {
  transcript: TranscriptLine[];
  help: number[];
};

const relatedVideos = 4;

function videoSummary(
  { id, title, summary, tags, published, views, data }: EntryRow<VideoData>,
  names: TagNames,
): VideoSummary {
  const { category, duration, seconds, scene, poster } = data;
  const named = tags.map((tag) => ({ id: tag, name: names.get(tag) ?? '' }));
  return { id, title, category, duration, seconds, summary, tags: named, published, views, scene, poster };
}

/** All videos in their order, or those of one category. */
export async function findVideoPage(
  db: Database,
  category: string | undefined,
  page: PageRequest,
): Promise<Paged<VideoSummary>> {
  const filter: EntryFilter = { kind: 'video', ...(category ? { data: { category } } : {}) };
  const [names, total] = await Promise.all([findTagNames(db), countEntries(db, filter)]);
  const slice = { limit: page.pageSize, offset: offsetOf(total, page) };
  const rows = await listEntries<VideoData>(db, filter, 'id', slice);
  return { list: rows.map((row) => videoSummary(row, names)), total, ...page };
}

export async function findVideo(db: Database, id: number): Promise<Video> {
  const entry = await findEntry<VideoData>(db, 'video', id);
  if (!entry) throw notFound(`没有编号为 ${id} 的视频`);
  const { category, transcript, show, clip, stills } = entry.data;
  const [names, same, help, neighbours] = await Promise.all([
    findTagNames(db),
    listEntries<VideoData>(db, { kind: 'video', data: { category } }, 'id', { limit: relatedVideos + 1 }),
    findEntries(db, 'help', entry.data.help),
    findNeighbours(db, { kind: 'video' }, 'id', id),
  ]);
  const others = same.filter((row) => row.id !== id).slice(0, relatedVideos);
  return {
    ...videoSummary(entry, names),
    ...{ transcript, show, clip, ...(stills && { stills }) },
    help: help.map((one) => ({ id: one.id, title: one.title, summary: one.summary })),
    related: others.map((row) => videoSummary(row, names)),
    ...neighbours,
  };
}
