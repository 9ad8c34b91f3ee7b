/** The numbers from 0 to below `count`, for what is drawn again and again. */
export function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
