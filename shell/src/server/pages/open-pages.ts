import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { loginRoutes } from '../forms/login-routes';
import { headerSet, headersMark } from '../hardening/security-headers';
import { MarkdownPages } from '../markdown/markdown-pages';
import { markdownFile, MarkdownThread } from '../markdown/markdown-thread';
import { openStored, type StoredSources } from '../quick/open-stored';
import type { ChooseSet } from '../releases/set-choice';
import { speculationHeaders } from '../speculation-rules';
import { earlyHints } from './early-hints';
import { answerPage, pageRoutes } from './page-routes';

type PageSources = Omit<StoredSources, 'headers' | 'ofPages'> & { choose: ChooseSet };

/** Pages, and the answers that are stored of them. */
export function openPages(app: FastifyInstance, config: ShellConfig, { choose, ...sources }: PageSources): void {
  const headers = headerSet(config);
  const stored = openStored(app, config, { ...sources, headers, ofPages: speculationHeaders(config.site) });
  const { pages, watch, edge } = sources;
  const answering = {
    choose,
    pages,
    watch,
    edge,
    stored,
    markdown: new MarkdownPages(new MarkdownThread(markdownFile(config.distDir)).write),
    mark: headersMark(headers),
    ...earlyHints(config.edge),
  };
  loginRoutes(app, config, (request, reply) => answerPage(answering, request, reply));
  pageRoutes(app, answering);
}
