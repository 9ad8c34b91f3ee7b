import { bookSupport } from '../../calls/support-request.call';
import { cutSupport, supportFacts, type SupportFieldKey } from '../../contract/support-facts';
import { supportHeaders } from '../../contract/support-wire';
import { faultsOf } from '../../parts/contract/field-rules';
import { supportCopy } from '../../parts/forms/support-copy';
import type { FormKind } from './form-kind';

const isField = (name: string): name is SupportFieldKey => Object.keys(supportFacts).includes(name);

/** The service says the promise: it depends on when the case was opened. */
export const supportKind: FormKind = {
  ...{ path: bookSupport.path, plain: false, booked: supportCopy.received, promise: '', after: supportCopy.keep },
  ...{ once: false, leadsOn: false, judgedOnLeave: false },
  rulesOf: (field) => (isField(field) ? supportFacts[field] : {}),
  faultsOf,
  // What was tried is ticked, and the receipt does not repeat it.
  headingOf: (field) => (isField(field) && field !== 'tried' ? supportFacts[field].heading : undefined),
  hasCode: false,
  bodyOf: (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, isField(field) ? cutSupport(field, text) : text]),
    ),
  headersOf: supportHeaders,
};
