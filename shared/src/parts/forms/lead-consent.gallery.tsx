import { ConsentTerms } from './consent-terms';
import { LeadConsent } from './lead-consent';

export const Empty = () => <LeadConsent form="quick" />;

export const Ticked = () => <LeadConsent form="quick" consented />;

export const Invalid = () => <LeadConsent form="quick" faults={[{ field: 'consent', message: '请先勾选同意' }]} />;

export const Sentence = () => <LeadConsent form="callback" />;

export const TermsAlone = () => (
  <p>
    <ConsentTerms purpose="support" />
  </p>
);
