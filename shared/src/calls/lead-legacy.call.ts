import { LeadRequest, LeadResponse } from '../contract/leads';
import { defineCall } from './call';

export const bookLegacyLead = defineCall({
  name: 'lead-legacy',
  summary: 'A lead of the oldest mobile page.',
  tag: 'leads',
  method: 'post',
  host: 'base',
  path: '/VZlive/Savequirement',
  request: LeadRequest,
  answer: LeadResponse,
  // Our own pages send the body, which no proxy logs; other clients of this call send the query.
  sends: 'form',
  accepts: ['form', 'json', 'query'],
});
