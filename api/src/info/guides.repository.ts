import type { ContentLink } from '@site/shared/contract/common';
import type { GuideLinks } from '@site/shared/contract/guide';
import type { Database } from '../database/database';
import { type EntryRow, findEntries, listEntries } from '../entries/entries.repository';
import type { TopicData } from './topic-data';

const articlesOfGuide = 20;

const linkOf = ({ id, title }: EntryRow<unknown>): ContentLink => ({ id, title });

/** The guide that an article belongs to. */
export async function findPillar(db: Database, { pillar }: TopicData): Promise<ContentLink | null> {
  if (pillar === null) return null;
  const [guide] = await findEntries(db, 'topic', [pillar]);
  return guide ? linkOf(guide) : null;
}

/** Where a guide leads; null for any other article. */
export async function findGuideLinks(db: Database, id: number, { guide }: TopicData): Promise<GuideLinks | null> {
  if (!guide) return null;
  const [articles, help] = await Promise.all([
    listEntries(db, { kind: 'topic', data: { pillar: id } }, 'id', { limit: articlesOfGuide }),
    findEntries(db, 'help', guide.help),
  ]);
  return { articles: articles.map(linkOf), help: help.map(linkOf), products: guide.products };
}
