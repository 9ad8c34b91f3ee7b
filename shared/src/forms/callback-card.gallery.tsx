import { CallbackCard } from './callback-card';

const kept = { consented: false, url: '/', ask: '' };

export const Empty = () => <CallbackCard />;

export const Invalid = () => (
  <CallbackCard
    kept={{ ...kept, fields: { phone: '138' } as never, faults: [{ field: 'phone', message: '请填写正确的手机号' }] }}
  />
);
