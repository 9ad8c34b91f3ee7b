import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import type { PageAnswer } from '../pages/page-answer';
import type { ChooseSet } from '../releases/set-choice';
import { callbackRoutes } from './callback-routes';
import { feedbackRoutes } from './feedback-routes';
import { callbackPage, leadPage, supportPage } from './lead-page';
import { leadRoutes } from './lead-routes';
import { supportRoutes } from './support-routes';

type Sources = {
  client: Parameters<typeof leadRoutes>[1]['client'];
  choose: ChooseSet;
  pages: Pick<PageAnswer, 'leadForm' | 'supportPage' | 'callbackPage'>;
};

/** Forms that browsers post, with script and without. */
export function openForms(app: FastifyInstance, config: ShellConfig, { client, ...pages }: Sources): void {
  leadRoutes(app, { config, client, form: leadPage(pages) });
  supportRoutes(app, { config, client, page: supportPage(pages) });
  callbackRoutes(app, { config, client, page: callbackPage(pages) });
  feedbackRoutes(app, { live: config.hosts.live, client });
}
