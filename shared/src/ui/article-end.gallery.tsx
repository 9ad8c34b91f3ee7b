import { ArticleEnd } from './article-end';
import { Tag, TagRow } from './tag';

export const Plain = () => <ArticleEnd trial="用自己的商品试一场" />;

export const WithTags = () => (
  <ArticleEnd trial="用自己的商品试一场">
    <TagRow label="标签">
      {['推流', '导播', '字幕'].map((name) => (
        <Tag key={name} to={`/tag/${name}`}>
          {name}
        </Tag>
      ))}
    </TagRow>
  </ArticleEnd>
);
