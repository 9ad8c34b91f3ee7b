import { Tag, TagRow } from './tag';

export const Plain = () => <Tag>直播</Tag>;

export const Tones = () => (
  <TagRow label="标签">
    {[
      <Tag key="plain">普通</Tag>,
      <Tag key="brand" tone="brand">
        品牌
      </Tag>,
      <Tag key="action" tone="action">
        新
      </Tag>,
    ]}
  </TagRow>
);

export const Chips = () => (
  <TagRow label="行业">
    {[
      <Tag key="all" to="/home/case" current>
        全部
      </Tag>,
      <Tag key="chain" to="/home/case?industry=chain">
        连锁零售
      </Tag>,
      <Tag key="off" kind="off">
        航天
      </Tag>,
    ]}
  </TagRow>
);
