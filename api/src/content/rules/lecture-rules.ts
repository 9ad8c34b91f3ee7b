import type { Static } from '@sinclair/typebox';
import type { ContentIssue } from '../content-issue';
import type { LectureFront } from '../content-schemas';
import { type HouseRule, type Written, issueAt, issueOfBody, ofKind, repeated } from './written';

type Lecture = Written<Static<typeof LectureFront>>;

/** The lectures of a type are one course from 1 on. */
function orderIssues(lectures: readonly Lecture[]): ContentIssue[] {
  return [...new Set(lectures.map(({ front }) => front.type))].flatMap((type) => {
    const course = lectures.filter(({ front }) => front.type === type);
    const inOrder = course.toSorted((a, b) => a.front.order - b.front.order || a.id - b.id);
    return inOrder.flatMap((lecture, index) =>
      lecture.front.order === index + 1
        ? []
        : [issueAt(lecture, ['order'], `第 ${type} 类讲堂的 order 要从 1 连着排，这一篇应当是 ${index + 1}`)],
    );
  });
}

function exerciseIssues(lecture: Lecture): ContentIssue[] {
  return lecture.front.exercises.flatMap(({ hint, answer }, index) =>
    answer.length > hint.length ? [] : [issueAt(lecture, ['exercises', index], '答案（answer）要比提示（hint）说得多')],
  );
}

const shown = (lecture: Lecture) => [
  { article: lecture, words: lecture.front.example.title, path: ['example', 'title'] },
  ...lecture.front.exercises.map(({ ask }, index) => ({ article: lecture, words: ask, path: ['exercises', index] })),
];

/** Rules of lectures: their course, their exercises, and that each shows what it talks of. */
export const lectureRules: HouseRule = (articles) => {
  const lectures = ofKind<Lecture['front']>(articles, 'lecture');
  const bare = lectures.filter(({ split }) => !/^\s*```figure$/m.test(split.body));
  return [
    ...orderIssues(lectures),
    ...lectures.flatMap(exerciseIssues),
    ...repeated(lectures.flatMap(shown), (words, other) => `“${words}”在 ${other} 里已经有了，请换一个`),
    ...bare.map((lecture) => issueOfBody(lecture, '正文至少要有一张 figure，画出讲到的画面')),
  ];
};
