import { Type } from '@sinclair/typebox';
import { askShell } from './ask-shell';

const ASKING = { timeout: 3000 };
const Believed = Type.Object({ sequence: Type.Integer({ minimum: 1 }), file: Type.String() });

/** The newest revision that a shell verified and believes since; `file` is as it was then. */
export interface BelievedRevision {
  url: string;
  sequence: number;
  file: Buffer;
}

/** Of the shells that answer and say it, the newest first; older shells say nothing of it. Never throws. */
export async function believedRevisions(urls: readonly string[]): Promise<BelievedRevision[]> {
  const asked = urls.map(async (url) => ({ url, ...(await askShell(url, '/-/revision', Believed, ASKING)) }));
  const said = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return said
    .map(({ url, sequence, file }) => ({ url, sequence, file: Buffer.from(file, 'base64') }))
    .sort((one, other) => other.sequence - one.sequence);
}
