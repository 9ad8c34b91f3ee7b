import { SideLink } from './side-link';
import { TopicFacts } from './topic-facts';

const topic = { categoryName: '行业观察', published: '2026-11-20', minutes: 6 };

export const Facts = () => <TopicFacts topic={topic} />;

export const FactsInOneCategory = () => <TopicFacts topic={topic} withCategory={false} />;

export const BesideText = () => <SideLink to="/information">门店直播怎样分时段</SideLink>;

export const BesideTextCounted = () => (
  <SideLink to="/information" count="12">
    连锁
  </SideLink>
);
