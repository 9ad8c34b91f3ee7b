/** The recommended plan before the others, whose order stays: who asks for prices reads it first at every width. */
export function recommendedFirst<Plan extends { recommended: boolean }>(plans: readonly Plan[]): Plan[] {
  return [...plans.filter(({ recommended }) => recommended), ...plans.filter(({ recommended }) => !recommended)];
}
