import { collegeCopy } from '../content/college';

type Lecture = { id: number };
export type CoursePlace = { text: string; way: string; next: number };

/** How far a course was learnt: in words, and the place in it (from 0) of the lecture to go on with. */
export function coursePlace(course: readonly Lecture[], learnt: readonly number[]): CoursePlace {
  const { begin, goOn, again, reached, finished, untouched } = collegeCopy.progress;
  const last = course.reduce((found, { id }, place) => (learnt.includes(id) ? place : found), -1);
  const open = course.findIndex(({ id }) => !learnt.includes(id));
  if (last < 0) return { text: untouched(course.length), way: begin, next: 0 };
  if (open < 0) return { text: finished(course.length), way: again, next: 0 };
  const next = last + 1 < course.length ? last + 1 : open;
  return { text: reached(last + 1, course.length), way: goOn(next + 1), next };
}
