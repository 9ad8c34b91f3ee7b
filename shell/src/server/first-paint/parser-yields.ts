import { parserYield } from '../../document/parser-yield';

/** Between two pauses, in characters: some hundred elements, which a slow phone lays out in less than 100 ms. */
const leastPart = 6000;
const ends = /<\/(?:section|footer|header)>/g;

/** Lets the parser pause after sections, so that what follows the first paint is no single long task. */
export function withParserYields(html: string): string {
  let last = 0;
  return html.replace(ends, (end, place: number) => {
    if (place - last < leastPart) return end;
    last = place;
    return end + parserYield;
  });
}
