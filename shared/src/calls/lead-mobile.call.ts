import { LeadRequest, LeadResponse } from '../contract/leads';
import { defineCall } from './call';

export const bookMobileLead = defineCall({
  name: 'lead-mobile',
  summary: 'A lead of the mobile form.',
  tag: 'leads',
  method: 'post',
  host: 'base',
  path: '/ajax/SaveRequirement',
  request: LeadRequest,
  answer: LeadResponse,
});
