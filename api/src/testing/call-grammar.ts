import type { AnyCall } from '@site/shared/calls/call';
import { leadHeaders } from '@site/shared/contract/lead-forms';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { postedBody } from './call-bodies';
import { queryOf } from './call-fields';
import { extremeNumbers } from './grammar';

/** One request: what `app.inject` takes. */
export type HostileRequest = InjectOptions & { url: string };

/** What a header can hold. */
const headerText = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });

function leadHeaderValues(): fc.Arbitrary<Record<string, string>> {
  const consent = fc.oneof(
    headerText,
    fc.constantFrom('0', '1', '1;', '1;2026-11-22', '1;+275760-09-12', '1;-000001-01-01'),
  );
  const value = (name: string) =>
    name === leadHeaders.consent ? consent : fc.oneof(headerText, fc.constantFrom(...extremeNumbers.slice(0, 14)));
  const names = Object.values(leadHeaders);
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), { requiredKeys: [] }) as fc.Arbitrary<
    Record<string, string>
  >;
}

/** Another sender each time, so that no limit by address hides what comes behind it. */
const sender = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

/** Requests of a call: most of their fields are right, one or the other is not. */
export function requestsOf(call: AnyCall): fc.Arbitrary<HostileRequest> {
  if (call.method === 'get') {
    return fc
      .tuple(queryOf(call), sender)
      .map(([query, remoteAddress]) => ({ method: 'GET', url: `${call.path}?${query}`, remoteAddress }));
  }
  const query = call.accepts.includes('query') ? queryOf(call) : fc.constant('');
  return fc
    .tuple(query, postedBody(call), leadHeaderValues(), sender)
    .map(([search, { payload, type }, headers, remoteAddress]) => ({
      method: 'POST',
      url: search ? `${call.path}?${search}` : call.path,
      payload,
      headers: { ...headers, 'content-type': type },
      remoteAddress,
    }));
}
