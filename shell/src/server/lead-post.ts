import type { LeadForm } from '@site/shared/contract/lead-forms';
import { type LeadFields, trimLead } from '@site/shared/contract/lead-rules';
import { leadKinds, type LeadOrigin, leadSources, plainFields } from '@site/shared/contract/lead-wire';

/** A form as a browser without script posts it. */
export type PostedLead = { fields: LeadFields; consented: boolean; honeypot: boolean; origin: LeadOrigin };

const longestField = 5000;
const longestAddress = 2048;

/** The text of a field, whatever was sent under its name. */
export function textOf(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, longestField) : '';
}

/** The page that the form stood on: the browser names it, with its query, for posts to its own site. */
function pageOf(body: unknown, referer: string | undefined, ownOrigin: string): string {
  const named = [referer ?? '', textOf(body, 'url')].find((address) => address.startsWith(`${ownOrigin}/`)) ?? '';
  return named.slice(0, longestAddress);
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
