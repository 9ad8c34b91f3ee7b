import { eachLeadField, trimLead } from '@site/shared/contract/lead-fields';
import type { LeadFields } from '@site/shared/contract/lead-facts';
import { type LeadForm, longestAsk, plainFields } from '@site/shared/contract/lead-forms';
import type { FastifyInstance } from 'fastify';
import { leadKinds, type LeadOrigin, leadSources } from '@site/shared/contract/lead-wire';

/** A form as a browser without script posts it. */
export type PostedLead = {
  fields: LeadFields;
  consented: boolean;
  honeypot: boolean;
  ask: string;
  /** Of a form that asks for one, empty where none was chosen. */
  wish: string | undefined;
  /** Of the oldest mobile page. */
  legacy: boolean;
  origin: LeadOrigin;
};

const maxFieldLength = 20_000;
const maxAddressLength = 2048;

/** Lets a scope read plain forms; elsewhere form-encoded calls are passed on as they are. */
export function readsForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
}

/** The text of a field, empty where the body has none or is no form; a line ends in one character, as pages count it. */
export function textOf(body: unknown, name: string): string {
  const text = body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
  return text.replaceAll('\r\n', '\n').slice(0, maxFieldLength);
}

/** What the page says of itself counts, as of numbers that it did not take; the rest of the Referer, as a campaign, is added to it. */
function merged(came: string, said: string): string {
  if (!said || !URL.canParse(came) || !URL.canParse(said)) return came || said;
  const [page, asked] = [new URL(said), new URL(came)];
  const more = [...asked.searchParams].filter(([name]) => !page.searchParams.has(name));
  if (page.pathname !== asked.pathname || page.search === '') return came;
  for (const [name, value] of more) page.searchParams.append(name, value);
  return page.href;
}

/** The page with the form, from the Referer, which browsers send with its query on same-origin posts, and from the form. */
export function pageOf(body: unknown, referer: string | undefined, ownOrigin: string): string {
  // A form that was shown again after an error has no page of its own.
  const isPage = (address: string) => address.startsWith(`${ownOrigin}/`) && !address.startsWith(`${ownOrigin}/-/`);
  const [came = '', said = ''] = [referer ?? '', textOf(body, 'url')].map((address) =>
    isPage(address) ? address : '',
  );
  return merged(came, said).slice(0, maxAddressLength);
}

export function readPostedLead(
  form: LeadForm,
  body: unknown,
  { referer, ownOrigin, legacy }: { referer: string | undefined; ownOrigin: string; legacy: boolean },
): PostedLead {
  const source = Object.values(leadSources).find((label) => label === textOf(body, 'fromtype'));
  return {
    legacy,
    fields: trimLead(eachLeadField((key) => textOf(body, key))),
    consented: textOf(body, plainFields.consent) !== '',
    honeypot: textOf(body, plainFields.honeypot) !== '',
    // By whole characters: half a surrogate pair cannot be written into a header.
    ask: [...textOf(body, plainFields.ask)].slice(0, longestAsk).join(''),
    wish: body instanceof URLSearchParams && body.has(plainFields.wish) ? textOf(body, plainFields.wish) : undefined,
    origin: {
      fromtype: source ?? leadKinds[form].fromtype,
      url: pageOf(body, referer, ownOrigin),
      sourceUrl: '',
    },
  };
}
