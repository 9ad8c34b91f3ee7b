import { ActionStrip } from './action-strip';
import { Button } from './button';

const words = { heading: '把今天看到的用到下一场', text: '顾问会在 24 小时内联系你并协助开通。' };

export const Tint = () => (
  <ActionStrip ground="tint" {...words}>
    <Button look="action-outline">登记试用</Button>
  </ActionStrip>
);

export const Sand = () => (
  <ActionStrip ground="sand" {...words}>
    <Button>看价格</Button>
  </ActionStrip>
);
