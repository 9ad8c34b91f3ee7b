import type { HandledRequest } from '@site/shared/calls/call';
import type { sendHelpFeedback } from '@site/shared/calls/help-feedback';
import { feedbackText } from '@site/shared/contract/help-feedback';
import type { Database } from '../database/database';
import { findEntry } from '../entries/entries.repository';
import { notFound } from '../plugins/http-errors';
import { maskPrivate } from '@site/shared/contract/private-text';

type Feedback = HandledRequest<typeof sendHelpFeedback>;

export async function storeFeedback(db: Database, { articleId, islike, feedback }: Feedback): Promise<void> {
  if (!(await findEntry(db, 'help', articleId))) throw notFound(`没有编号为 ${articleId} 的帮助文档`);
  // Visitors enter numbers and addresses although none are requested; editors need only the text.
  const row = [articleId, islike === 1, maskPrivate(feedbackText('', feedback))];
  await db.query('insert into help_feedback (article_id, is_like, feedback) values ($1, $2, $3)', row);
}
