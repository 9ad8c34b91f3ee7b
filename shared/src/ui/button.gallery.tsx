import { Button } from './button';

export const Looks = () => (
  <>
    <Button look="action">免费试用</Button> <Button look="brand">下一步</Button> <Button>返回</Button>{' '}
    <Button look="action-outline">登记试用</Button>
  </>
);

export const Small = () => <Button size="small">查看</Button>;

export const Wide = () => (
  <Button wide look="action">
    提交
  </Button>
);

export const Disabled = () => (
  <Button look="brand" disabled>
    正在提交
  </Button>
);
