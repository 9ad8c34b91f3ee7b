/** An address of the n-th of 200 networks; a balancer keeps the visitors of each on one shell. */
export function networkOf(turn: number): string {
  return `10.${turn % 200}.${Math.floor(turn / 200) % 250}.9`;
}
