import { ArticleTitle } from './article-title';
import { FactLine } from './fact-line';
import { ReadingTime } from './reading-time';

export const Short = () => <ArticleTitle title="开播前一小时" summary="照着清单过一遍，出错的地方就少一半。" />;

export const Long = () => (
  <ArticleTitle
    title="连锁门店的直播：总部怎样统一商品和话术，又让每家店说自己的话"
    summary="二十家门店一起试了六周，哪些事交给总部，哪些事留给店长，这里都写了。"
  />
);

export const Facts = () => <FactLine kind="行业观察" published="2026-11-20" minutes={6} />;

export const Minutes = () => <ReadingTime minutes={12} />;
