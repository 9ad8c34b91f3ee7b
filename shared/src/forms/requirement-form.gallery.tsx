import type { KeptLead } from './kept-lead';
import { OffHours } from './off-hours';
import { RequirementForm } from './requirement-form';
import { WishField } from './wish-field';

const choices = ['2026-11-30 10:00', '2026-11-30 14:30', '2026-12-01 09:00'];

function keptWith(changes: Partial<KeptLead>): KeptLead {
  const fields = { name: '陈经理', phone: '13800138000', company: '梅园茶铺', requirement: '二十家门店一起播' };
  return { fields: fields as KeptLead['fields'], consented: true, faults: [], url: '/', ask: '预约沟通', ...changes };
}

export const Empty = () => <RequirementForm form="quick" />;

export const Filled = () => <RequirementForm form="quick" kept={keptWith({})} />;

export const Invalid = () => (
  <RequirementForm
    form="quick"
    kept={keptWith({
      consented: false,
      faults: [
        { field: 'phone', message: '请填写正确的手机号' },
        { field: 'consent', message: '请先勾选同意' },
      ],
    })}
  />
);

export const Mobile = () => <RequirementForm form="mobile" submit="免费领方案" example="想在哪天播、播给谁看" />;

export const Wish = () => <WishField choices={choices} />;

export const WishInvalid = () => <WishField choices={choices} fault="这个时间已经过去了" />;

export const OutsideHours = () => <OffHours />;
