import { LeadField } from './lead-field';

const phone = {
  name: 'phone',
  label: '手机号',
  optional: false,
  placeholder: '11 位手机号',
  inputMode: 'tel',
} as const;
const fault = [{ field: 'phone', message: '请填写正确的手机号' }] as const;

export const Empty = () => <LeadField {...phone} faults={[]} />;

export const Filled = () => <LeadField {...phone} faults={[]} defaultValue="13800138000" />;

export const Invalid = () => <LeadField {...phone} faults={fault} defaultValue="138" />;

export const Optional = () => <LeadField name="name" label="称呼" optional faults={[]} />;

export const Lines = () => <LeadField name="requirement" label="想了解什么" optional faults={[]} lines={3} />;

export const LabelHidden = () => <LeadField {...phone} faults={[]} hideLabel />;
