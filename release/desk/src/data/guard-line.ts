/**
 * Where the guard stops a canary, as the page draws it (docs/faults.md F7): so far above the control, as a share, and never before so many
 * failures. The page judges nothing; the guard decides by its own test.
 */
export const canaryLine = { aboveControl: 0.01, leastFailures: 5 } as const;

/** As one sentence below the figures of a canary. */
export const canaryLineText = `守卫：至少 ${canaryLine.leastFailures} 次失败、高出对照 ${canaryLine.aboveControl * 100} 个百分点且 p < 0.001，自动停止。`;
