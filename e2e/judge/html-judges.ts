import type { HtmlFault } from './html-fault';
import { htmlValidateErrors } from './html-validate-errors';
import type { House, Verdict } from './judge';
import { hasJava, nuErrors } from './nu-errors';

function sentence({ address, message, place }: HtmlFault): string {
  return `${address}: ${message} ${place}`.trimEnd();
}

/** @throws {Error} where there is no Java */
export async function judgeByNu({ pages }: Pick<House, 'pages'>): Promise<Verdict> {
  if (!hasJava()) throw new Error('The Nu HTML Checker needs Java, and there is no java on this machine.');
  return { judged: pages.length, faults: (await nuErrors(pages)).map(sentence) };
}

export async function judgeByHtmlValidate({ pages }: Pick<House, 'pages'>): Promise<Verdict> {
  return { judged: pages.length, faults: (await htmlValidateErrors(pages)).map(sentence) };
}
