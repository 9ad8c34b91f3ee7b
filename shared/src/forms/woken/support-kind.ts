import { bookSupport } from '../../calls/support-request.call';
import { type SupportFieldKey, supportFieldKeys, supportFields, supportRules } from '../../contract/support-fields';
import { supportHeaders } from '../../contract/support-wire';
import { supportCopy } from '../../parts/forms/support-copy';
import type { FormKind } from './form-kind';

/** What a visitor writes; what was tried is ticked, and the receipt does not repeat it. */
const written: readonly string[] = supportFieldKeys.filter((key) => key !== 'tried');
const isWritten = (field: string): field is SupportFieldKey => written.includes(field);

/** The service says the promise: it depends on when the case was opened. */
export const supportKind: FormKind = {
  ...{ path: bookSupport.path, plain: false, booked: supportCopy.received, promise: '', after: supportCopy.keep },
  ...{ once: false, leadsOn: false, judgedOnLeave: false },
  rulesOf: (field) => (isWritten(field) ? supportRules(field) : {}),
  headingOf: (field) => (isWritten(field) ? supportFields[field].heading : undefined),
  hasCode: false,
  bodyOf: (texts) => texts,
  headersOf: supportHeaders,
};
