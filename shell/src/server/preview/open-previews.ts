import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { ownCookie } from '../hardening/own-cookie';
import type { Releases } from '../releases/create-releases';
import { PreviewChoice } from './preview-choice';
import { previewRoutes } from './preview-routes';

/** Previews by signed links: their addresses, and what they say of a request. */
export function openPreviews(
  app: FastifyInstance,
  config: ShellConfig,
  { previews, keyring }: Pick<Releases, 'previews' | 'keyring'>,
): PreviewChoice {
  const known = { keys: keyring, cookie: ownCookie(config.site.origin, 'preview'), site: config.site.origin };
  previewRoutes(app, known);
  return new PreviewChoice({ ...known, sets: previews });
}
