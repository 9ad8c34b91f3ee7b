import { LinkBox, LinkTitle } from './link-box';

export const Card = () => (
  <LinkBox as="article">
    <LinkTitle to="/home/case">梅园茶铺：二十家门店同一晚开播</LinkTitle>
    <p>到店核销 1,284 单</p>
  </LinkBox>
);

export const Rows = () => (
  <ul>
    {['推流码在哪里', '字幕怎样改字号'].map((title) => (
      <LinkBox key={title} look="row">
        <LinkTitle to="/help/helpCenter" as="span">
          {title}
        </LinkTitle>
      </LinkBox>
    ))}
  </ul>
);
