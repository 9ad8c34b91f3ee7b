/** The poster that stands for an article of an information category, by the category's id. */
export const categoryScenes: Readonly<Record<number, string>> = {
  1: 'chart',
  2: 'console',
  3: 'chat',
  4: 'phone',
  5: 'studio',
  6: 'studio',
  7: 'phone',
  8: 'store',
};
