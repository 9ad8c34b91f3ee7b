import { bookSupport } from '../../calls/support-request.call';
import { supportAction } from '../../contract/support-wire';
import { supportCopy } from './support-copy';

/** Attributes of the support form: how it is posted without script, and what its wake file (`woken/`) needs to know of it. */
export const supportFormProps = {
  method: 'post',
  action: supportAction,
  noValidate: true,
  'data-wake': 'forms',
  'data-form': 'support',
  'data-call': bookSupport.path,
  'data-booked': supportCopy.received,
  'data-after': supportCopy.keep,
} as const;
