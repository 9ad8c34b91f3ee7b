import { LeadRequest, LeadResponse } from '../contract/leads';
import { defineCall } from './call';

export const bookQuickLead = defineCall({
  name: 'lead-quick',
  summary: 'A lead of the quick form, the callback card or the reservation bar.',
  tag: 'leads',
  method: 'post',
  host: 'base',
  path: '/ajax/QuickRequirement',
  request: LeadRequest,
  answer: LeadResponse,
});
