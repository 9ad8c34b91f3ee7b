import type { HelpFeedback } from '@site/shared/contract/help';
import type { Database } from '../database/database';
import { findEntry } from '../entries/entries.repository';
import { notFound } from '../plugins/answers';
import { maskPhones } from '../plugins/service-log';

export async function storeFeedback(db: Database, { articleId, islike, feedback = '' }: HelpFeedback): Promise<void> {
  if (!(await findEntry(db, 'help', articleId))) throw notFound(`没有编号为 ${articleId} 的帮助文档`);
  // Visitors write numbers where none are asked for; the editors need the words alone.
  const row = [articleId, islike === 1, maskPhones(feedback.trim())];
  await db.query('insert into help_feedback (article_id, is_like, feedback) values ($1, $2, $3)', row);
}
