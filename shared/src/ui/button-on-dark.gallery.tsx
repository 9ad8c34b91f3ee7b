import { Button } from './button';
import { MoreLink } from './more-link';
import { ShareTools } from './share-tools';
import { Tag } from './tag';

export const gallery = { ground: 'dark' };

export const Buttons = () => (
  <>
    <Button look="action">免费试用</Button> <Button look="on-dark">看演示</Button>
  </>
);

export const Link = () => (
  <MoreLink to="/home/case" onDark>
    看全部案例
  </MoreLink>
);

export const Chip = () => (
  <Tag to="/home/case" tone="on-dark">
    连锁零售
  </Tag>
);

export const Share = () => <ShareTools onDark />;
