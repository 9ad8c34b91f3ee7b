import { LeadFormFields } from './lead-form-fields';
import { LeadHiddenFields } from './lead-hidden-fields';
import { LeadQueued } from './lead-queued';
import { ServedFields } from './served-fields';

const kept = { name: '陈经理', phone: '13800138000' };

export const Empty = () => (
  <ServedFields>
    <LeadFormFields form="quick" />
    <LeadHiddenFields />
  </ServedFields>
);

export const Filled = () => (
  <ServedFields>
    <LeadFormFields form="quick" kept={kept} />
  </ServedFields>
);

export const Invalid = () => (
  <ServedFields>
    <LeadFormFields form="quick" faults={[{ field: 'phone', message: '请填写正确的手机号' }]} kept={{ phone: '138' }} />
  </ServedFields>
);

/** Without network the form waits, and says so. */
export const Waiting = () => <LeadQueued stays note="没有网络，恢复后会自动提交" />;
