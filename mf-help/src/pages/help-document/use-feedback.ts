import { feedbackText } from '@site/shared/contract/help-feedback';
import { type FormEvent, type FormEventHandler, useState } from 'react';
import { helpService } from '../../help-service';

/** Where both forms go without script; the shell passes them on and answers `#feedback-sent` or `#feedback-failed`. */
export const feedbackAction = '/-/help-feedback';

/** `reported`: what was sent is that the article did not help. */
export type FeedbackState = 'open' | 'sending' | 'sent' | 'reported' | 'failed';

export type FeedbackFormProps = {
  articleId: number;
  state: FeedbackState;
  send: FormEventHandler<HTMLFormElement>;
};

/** Submits either form of the card; while a request is pending a second click does nothing. */
export function useFeedback(articleId: number) {
  const [state, setState] = useState<FeedbackState>('open');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const word = (name: string) => String(fields.get(name) ?? '');
    setState('sending');
    const body = {
      articleId,
      islike: Number(fields.get('islike')),
      feedback: feedbackText(word('reason'), word('feedback')),
    };
    try {
      await helpService.sendFeedback(body);
      setState(body.islike ? 'sent' : 'reported');
    } catch {
      setState('failed');
    }
  }

  return { state, send };
}
