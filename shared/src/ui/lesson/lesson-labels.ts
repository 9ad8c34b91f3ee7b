/** Headings and labels of what is worked on in a lecture. */
export const lessonLabels = {
  outline: '本讲提纲',
  example: { heading: '照着做一遍', situation: '情境', steps: '做法', result: '结果' },
  exercises: {
    heading: '练一练',
    hint: '看提示',
    answer: '看参考答案',
    right: '我做对了',
    /** Between them stands how many were ticked. */
    score: ['做对 ', (asked: number) => ` 题，共 ${asked} 题`],
  },
} as const;

/** The time that a section takes, from seconds. */
export function sectionTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} 秒`;
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
}
