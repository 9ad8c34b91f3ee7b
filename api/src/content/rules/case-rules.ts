import type { Static } from '@sinclair/typebox';
import type { ContentIssue } from '../content-issue';
import type { CaseFront } from '../content-schemas';
import { type HouseRule, type Written, issueAt, ofKind, repeated } from './written';

type Case = Written<Static<typeof CaseFront>>;

const isSorted = (times: readonly string[]) =>
  times.every((time, index) => index === 0 || (times[index - 1] ?? '') <= time);

function clockIssues(story: Case): ContentIssue[] {
  const { start, end, segments, marks } = story.front.show;
  const issue = (key: string, message: string) => issueAt(story, ['show', key], message);
  return [
    ...(segments[0]?.from === start ? [] : [issue('segments', `第一段要从开播的 ${start} 开始`)]),
    ...(isSorted([...segments.map(({ from }) => from), end]) ? [] : [issue('segments', '各段要按时间先后写')]),
    ...(isSorted([start, ...marks.map(({ at }) => at), end])
      ? []
      : [issue('marks', `三个时刻要按时间先后写，并且在 ${start} 到 ${end} 之间`)]),
  ];
}

function partIssues(story: Case): ContentIssue[] {
  const { cameras, segments, marks, map } = story.front.show;
  const used = new Set(segments.map(({ camera }) => camera));
  const idle = cameras.filter((_, index) => !used.has(index + 1));
  const names = map.places.map(({ name }) => name);
  const issue = (key: string, message: string) => issueAt(story, ['show', key], message);
  return [
    ...idle.map(({ name }) => issue('segments', `没有一段用到“${name}”，每个机位至少用一次`)),
    ...(Math.max(...used) > cameras.length ? [issue('segments', `camera 最大是 ${cameras.length}，从 1 数起`)] : []),
    ...(marks.filter(({ failed }) => failed).length === 1
      ? []
      : [issue('marks', '三个时刻里要有一个、也只有一个写 failed: true')]),
    ...(new Set(names).size === names.length ? [] : [issue('map', '地点有重名，请删掉一个')]),
  ];
}

/** Lists and cards tell a case by one of its figures. */
function leadIssues(story: Case): ContentIssue[] {
  const names = story.front.metrics.map(({ name }) => name);
  if (names.includes(story.front.lead)) return [];
  return [issueAt(story, ['lead'], `lead 要写 metrics 里的一个 name：${names.join('、')}`)];
}

const failuresOf = (story: Case) =>
  story.front.show.failures.flatMap(({ failed, changed }, index) =>
    [failed, changed].map((words) => ({ article: story, words, path: ['show', 'failures', index] })),
  );

/** Rules of cases: the clock of the show, its cameras and places, and that no two are told alike. */
export const caseRules: HouseRule = (articles) => {
  const cases = ofKind<Case['front']>(articles, 'case');
  return [
    ...cases.flatMap(clockIssues),
    ...cases.flatMap(partIssues),
    ...cases.flatMap(leadIssues),
    ...repeated(
      cases.map((story) => ({ article: story, words: story.front.place, path: ['place'] })),
      (place, other) => `场景“${place}”已经被 ${other} 用了，请换一个还没有用的`,
    ),
    ...repeated(cases.flatMap(failuresOf), (words, other) => `“${words}”在 ${other} 里已经有了，请换一种说法`),
  ];
};
