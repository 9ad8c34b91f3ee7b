import { htmlFaults } from '@site/tooling/judge/html-faults';
import { htmlText } from '../../remotes/html-text';
import type { RenderAnswer } from '../../remotes/worker-messages';
import { ownAddress } from '../pages/own-address';
import { faultIn } from '../releases/section-trial';

/** Chinese characters that every page has of its own, beside header and footer, before any script runs. */
export const fewestCharacters = 30;
/** Faults of one page that are told. */
const mostHtmlFaults = 5;

const unseen = /<(script|style|template|svg|noscript)\b.*?<\/\1>/gs;

/** The Chinese characters of a page's own part, as they stand in its HTML. */
export function ownCharacters(html: string): number {
  const own = /id="_content"[^>]*>(.*?)(?:<footer\b|<\/body>)/s.exec(html)?.[1] ?? '';
  const text = own.replace(unseen, '').replace(/<[^>]+>/g, '');
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

function documentFaults(html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const characters = ownCharacters(html);
  const faults: [boolean, string][] = [
    [headings !== 1, `has ${headings} h1 instead of one`],
    [!/<title>[^<\s][^<]*<\/title>/.test(html), 'has no title'],
    [!html.includes('<link rel="canonical"'), 'names no canonical address'],
    [
      characters < fewestCharacters,
      `has ${characters} Chinese characters of its own without script, and needs ${fewestCharacters}`,
    ],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

/** A redirect leads to a page of this site; what the shell would make one of is refused here. */
function redirectFaults(location: string): string[] {
  return !location.startsWith('//') && ownAddress(location) !== undefined
    ? []
    : [`leads away from the site, to ${location}`];
}

/** What a checked address is: one that the site links or lists has to be there. */
export type Kind = 'listed' | 'possible';

/** What speaks against the answer of an address, each as the end of a sentence. */
export async function pageFaults(answer: RenderAnswer, address: string, kind: Kind): Promise<string[]> {
  const { status, fault, location } = answer;
  const html = htmlText(answer.html);
  const failed = faultIn(answer) ?? (fault ? `fails to render: ${fault.split('\n')[0]}` : undefined);
  if (failed) return [failed];
  if (location !== undefined) return redirectFaults(location);
  if (status === 404 && kind === 'possible') return [];
  if (status !== 200) return [`answers ${status}`];
  const invalid = (await htmlFaults(html, address)).slice(0, mostHtmlFaults);
  return [
    ...documentFaults(html),
    ...invalid.map(({ message, place }) => `is no valid HTML: ${message} ${place}`.trim()),
  ];
}
