/** How often it is said how far something is, of all of it. */
const times = 5;

/** Says a few times how far something is that takes minutes. */
export function everyFew(what: string, done: number, of: number): void {
  if (done % Math.ceil(of / times) === 0 || done === of) console.log(`${done} of ${of} ${what}`);
}
