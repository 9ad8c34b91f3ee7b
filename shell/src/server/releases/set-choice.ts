import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnCookie } from '../hardening/own-cookie';
import type { StoredPage } from '../pages/html-cache';
import type { LiveSet } from './live-sets';

/** The release set that answers a request. */
export type SetChoice = {
  set: LiveSet;
  /** The answer is for this visitor alone: nobody may keep it. */
  personal: boolean;
  /** A cookie for the visitor; only ever in a personal answer. */
  setCookie?: string;
  /** Whose page is shown where that of `set` fails. */
  standIn?: LiveSet;
  /** Its pages pin no other section: links to those are ordinary navigations. */
  alone?: boolean;
  /** What a personal page has beyond what everybody's has. */
  decorate?: (page: StoredPage, reply: FastifyReply) => Promise<StoredPage>;
};

/**
 * Chooses for pages (by their decodable path), for posted forms and for pins, which ask for all sections at once and name
 * no path. Undefined while there is no set at all.
 */
export type ChooseSet = (request: Pick<FastifyRequest, 'headers'>, path?: string) => Promise<SetChoice | undefined>;

/** One who may have a set for a request; the first who has is heard. */
type Chooser = {
  of: (
    request: Pick<FastifyRequest, 'headers'>,
    live: LiveSet,
    path?: string,
  ) => SetChoice | undefined | Promise<SetChoice | undefined>;
};

/** The one place where it is decided which versions a visitor is shown (docs/architecture.md#sets). */
export function setChooser(sets: { live: LiveSet | undefined }, choosers: readonly Chooser[]): ChooseSet {
  return async (request, path) => {
    const { live } = sets;
    if (!live) return undefined;
    for (const chooser of choosers) {
      const choice = await chooser.of(request, live, path);
      if (choice) return choice;
    }
    return { set: live, personal: false };
  };
}

/** The set of those who are answered as everybody is; undefined where that is not certain. */
export type CommonSet = (request: Pick<FastifyRequest, 'headers'>, url: string) => LiveSet | undefined;

type Personal = {
  /** Whoever has it may be shown something else. */
  cookie: Pick<OwnCookie, 'read'>;
  canary: { of: (request: Pick<FastifyRequest, 'headers'>, live: LiveSet, path: string) => SetChoice | undefined };
};

/** Gives the live set, without waiting, only if no cookie, preview or canary could change the choice. */
export function commonSet(sets: { live: LiveSet | undefined }, { cookie, canary }: Personal): CommonSet {
  return (request, url) => {
    const { live } = sets;
    if (!live || cookie.read(request.headers.cookie) !== undefined) return undefined;
    return canary.of(request, live, url.split('?', 1)[0] ?? url) ? undefined : live;
  };
}

/** The section of the page at a path, `shell` for the shell's own; undefined where there is no page. */
export function ownerOf({ table }: LiveSet, path: string): string | undefined {
  const found = table.find(path);
  return found.kind === 'page' ? found.match.route.remote : undefined;
}

/** Whether a path is a page of another section, or of the shell, which everybody is shown alike. */
export function isOfAnother(set: LiveSet, remote: string, path: string): boolean {
  return (ownerOf(set, path) ?? remote) !== remote;
}
