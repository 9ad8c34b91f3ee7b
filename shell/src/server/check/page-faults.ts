import { htmlText } from '../../render/pages/html-text';
import { ownAddress } from '../pages/own-address';
import { faultIn } from '../releases/section-trial';
import type { Answered } from './beside-live/difference';
import { outlineOf, type PageOutline, wordsOf } from './page-outline';
import { saysSpoilt, spoiltWords } from './spoilt-words';

/** Chinese characters that every page has of its own, beside header and footer, before any script runs. */
export const fewestCharacters = 30;
/** Faults of one page that are told. */
const mostHtmlFaults = 5;

/** The Chinese characters of a page's own part, as they stand in its HTML. */
export function ownCharacters(html: string): number {
  return hanIn(wordsOf(outlineOf(html)));
}

const hanIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function documentFaults(outline: PageOutline): string[] {
  const { title, description, headings, canonical, data, links } = outline;
  const [spoilt] = spoiltWords([title, description, ...headings, ...links].join('\n'));
  const characters = hanIn(wordsOf(outline));
  const faults: [boolean, string][] = [
    [headings.length !== 1, `has ${headings.length} h1 instead of one`],
    [title.trim() === '', 'has no title'],
    [spoilt !== undefined, saysSpoilt(spoilt ?? '')],
    [canonical === undefined, 'names no canonical address'],
    [!data.every(isJson), 'has structured data that is no JSON'],
    [
      characters < fewestCharacters,
      `has ${characters} Chinese characters of its own without script, and needs ${fewestCharacters}`,
    ],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

/** A redirect leads to a page of this site; what the shell would make one of is refused here. */
function redirectFaults(location: string, address: string): string[] {
  const own = location.startsWith('//') ? undefined : ownAddress(location);
  if (own === undefined) return [`leads away from the site, to ${location}`];
  return location === address ? ['leads to itself'] : [];
}

/** What a checked address is: one that the site links or lists has to be there. */
export type Kind = 'listed' | 'possible';

/** What speaks against the answer of an address, each as the end of a sentence. */
export function pageFaults({ address, answer, outline }: Answered, kind: Kind): string[] {
  const { status, fault, location } = answer;
  const failed = faultIn(answer) ?? (fault ? `fails to render: ${fault.split('\n')[0]}` : undefined);
  if (failed) return [failed];
  if (location !== undefined) return redirectFaults(location, address);
  if (status === 404 && kind === 'possible') return [];
  return outline ? documentFaults(outline) : [`answers ${status}`];
}

/** What of a page that is shown is no HTML, each as the end of a sentence. */
export async function invalidHtml({ address, answer, outline }: Answered): Promise<string[]> {
  if (!outline) return [];
  // Loaded when it is needed: it takes a quarter of a second.
  const { htmlFaults } = await import(/* webpackMode: "eager" */ '@site/tooling/judge/html-faults');
  const invalid = (await htmlFaults(htmlText(answer.html), address)).slice(0, mostHtmlFaults);
  return invalid.map(({ message, place }) => `is no valid HTML: ${message} ${place}`.trim());
}
