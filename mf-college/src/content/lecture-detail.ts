export const detailCopy = {
  points: '本讲要点',
  outline: '本讲提纲',
  course: '这门课',
  related: '接着学',
  trial: '照着这一讲，播一场试试',
  example: {
    heading: '照着做一遍',
    note: '示例数据',
    situation: '情境',
    steps: '做法',
    result: '结果',
  },
  exercises: {
    heading: '练一练',
    text: '先自己想一分钟，再打开提示和参考答案。',
    hint: '看提示',
    answer: '看参考答案',
  },
  materials: {
    heading: '带走就能用',
    text: '复制到自己的文档里改，或者用浏览器的打印功能打出来贴在工位上。',
    copy: '复制',
    copied: '复制成功',
    failed: '复制失败',
  },
  /** The time that a section takes, from seconds. */
  time: (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    if (minutes === 0) return `${rest} 秒`;
    return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
  },
} as const;

/** Anchors of what follows the text of a lecture. */
export const partAnchors = { example: 'worked-example', exercises: 'exercises', materials: 'materials' } as const;
