import { SupportField } from './support-field';
import { SupportHoneypot } from './support-honeypot';
import { SupportSheet } from './support-sheet';

const fault = [{ field: 'phone', message: '请填写手机号' }] as const;

export const Empty = () => <SupportField name="phone" faults={[]} />;

export const Filled = () => <SupportField name="phone" faults={[]} value="13800138000" />;

export const Invalid = () => <SupportField name="phone" faults={fault} />;

/** Nobody sees it: only machines fill it in. */
export const Trap = () => <SupportHoneypot />;

export const Sheet = () => <SupportSheet fields={{}} />;
