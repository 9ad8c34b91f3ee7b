import type { LeadForm } from '@site/shared/contract/lead-forms';
import { type LeadFields, trimLead } from '@site/shared/contract/lead-rules';
import type { FastifyInstance } from 'fastify';
import { leadKinds, type LeadOrigin, leadSources, plainFields } from '@site/shared/contract/lead-wire';

/** A form as a browser without script posts it. */
export type PostedLead = { fields: LeadFields; consented: boolean; honeypot: boolean; origin: LeadOrigin };

const longestField = 5000;
const longestAddress = 2048;

/** Lets a scope read plain forms; elsewhere form-encoded calls are passed on as they are. */
export function readsForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
}

/** The text of a field, empty where the body has none or is no form. */
export function textOf(body: unknown, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '').slice(0, longestField) : '';
}

/** The page that the form stood on: the browser names it, with its query, for posts to its own site. */
function pageOf(body: unknown, referer: string | undefined, ownOrigin: string): string {
  const own = [referer ?? '', textOf(body, 'url')].filter((address) => address.startsWith(`${ownOrigin}/`));
  // A form that was given back once stands on no page of its own.
  const page = own.find((address) => !address.startsWith(`${ownOrigin}/-/`));
  return (page ?? '').slice(0, longestAddress);
}

export function readPostedLead(
  form: LeadForm,
  body: unknown,
  { referer, ownOrigin }: { referer: string | undefined; ownOrigin: string },
): PostedLead {
  const source = Object.values(leadSources).find((label) => label === textOf(body, 'fromtype'));
  return {
    fields: trimLead({
      name: textOf(body, 'name'),
      phone: textOf(body, 'phone'),
      requirement: textOf(body, 'requirement'),
    }),
    consented: textOf(body, plainFields.consent) !== '',
    honeypot: textOf(body, plainFields.honeypot) !== '',
    origin: {
      fromtype: source ?? leadKinds[form].fromtype,
      url: pageOf(body, referer, ownOrigin),
      sourceUrl: '',
    },
  };
}
