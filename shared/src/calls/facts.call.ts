import { Type } from '@sinclair/typebox';
import { Envelope, Listed } from '../contract/common';
import { Fact } from '../contract/site';
import { defineCall } from './call';

/** Names of facts, `plan.professional.price,limit.delay`; one that is none is left out of the answer, `security.` asks for all that begin so. */
const names = Type.String({ minLength: 1, maxLength: 2000, pattern: '^[a-z0-9.,-]+$' });

export const listFacts = defineCall({
  name: 'facts',
  summary: 'Facts that pages name in their words: prices, limits, periods and promises.',
  tag: 'site',
  method: 'get',
  host: 'cms',
  path: '/open/v1/facts',
  request: Type.Object({ names }),
  answer: Envelope(Listed(Fact)),
  absence: 'block',
});
