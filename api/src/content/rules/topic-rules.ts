import type { Static } from '@sinclair/typebox';
import type { ContentIssue } from '../content-issue';
import type { TopicFront } from '../content-schemas';
import { type HouseRule, type Written, issueAt, issueOfBody, ofKind } from './written';

type Topic = Written<Static<typeof TopicFront>>;

const guideLength = { least: 1500, most: 2500 };
const summaryLength = { least: 40, most: 80 };
const fewestTasks = 8;
const fewestArticles = 2;

const hanIn = (text: string) => text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;

const isOutside = (count: number, { least, most }: { least: number; most: number }) => count < least || count > most;

function summaryIssues(topic: Topic): ContentIssue[] {
  const length = [...topic.front.summary].length;
  if (!isOutside(length, summaryLength)) return [];
  return [issueAt(topic, ['summary'], `摘要要写 40 到 80 个字，现在有 ${length} 个`)];
}

function tasksOf({ front }: Topic): number {
  return front.checklist?.groups.flatMap(({ items }) => items).length ?? 0;
}

function textIssues(guide: Topic): ContentIssue[] {
  const { body } = guide.split;
  const faults: [boolean, string][] = [
    [isOutside(hanIn(body), guideLength), `专题要写 1500 到 2500 个汉字，现在有 ${hanIn(body)} 个`],
    [!/^\|---/m.test(body), '专题至少要有一张表格'],
  ];
  return faults.flatMap(([isFault, message]) => (isFault ? [issueOfBody(guide, message)] : []));
}

/** What a guide has beside an article. */
function guideIssues(guide: Topic): ContentIssue[] {
  const { help = [], products = [] } = guide.front.guide ?? {};
  const tasks = tasksOf(guide);
  return [
    ...textIssues(guide),
    ...(help.length > 0 && products.length > 0
      ? []
      : [issueAt(guide, ['guide'], '专题要列出帮助文档（help）和产品（products）')]),
    ...(tasks < fewestTasks ? [issueAt(guide, ['checklist'], `清单至少写 ${fewestTasks} 项，现在有 ${tasks} 项`)] : []),
  ];
}

/** Every other article leads up to a guide, and a guide has articles that do. */
function pillarIssues(topics: readonly Topic[], guides: readonly Topic[]): ContentIssue[] {
  const ids = guides.map(({ id }) => id);
  const strays = topics.filter(({ front }) => !front.guide && !ids.includes(front.pillar ?? 0));
  const thin = ids.filter((id) => topics.filter(({ front }) => front.pillar === id).length < fewestArticles);
  return [
    ...strays.map((topic) =>
      issueAt(topic, ['pillar'], `pillar 要写这篇属于哪个专题，可以写的编号有：${ids.join('、')}`),
    ),
    ...guides
      .filter(({ id }) => thin.includes(id))
      .map((guide) => issueAt(guide, ['guide'], `还没有两篇文章的 pillar 写 ${guide.id}，专题下面至少要有两篇`)),
  ];
}

/** Rules of the portal's articles and guides. */
export const topicRules: HouseRule = (articles) => {
  const topics = ofKind<Topic['front']>(articles, 'topic');
  const guides = topics.filter(({ front }) => front.guide);
  return [...topics.flatMap(summaryIssues), ...guides.flatMap(guideIssues), ...pillarIssues(topics, guides)];
};
