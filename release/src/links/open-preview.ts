import { messageOf, ReleaseError } from '../errors/release-error';
import { previewHeader } from './preview-link';

/** `full`: as many previews as a shell shows at a time are looked at; `broken`: the version does not load there. */
export type PreviewState = 'shown' | 'full' | 'broken';

const states: readonly string[] = ['shown', 'full', 'broken'] satisfies PreviewState[];

async function ask(address: string, cookie?: string): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', ...(cookie && { headers: { cookie } }) });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    throw new ReleaseError(`No shell answers at ${new URL(address).origin} (${code ?? messageOf(error)}).`);
  }
}

/**
 * Opens a link as its holder does and says what the site makes of it: who looks at a page that is live meanwhile judges that.
 * @throws {ReleaseError} when the site cannot be asked or does not take the link
 */
export async function openPreview(link: string): Promise<PreviewState> {
  const entry = await ask(link);
  const location = entry.headers.get('location');
  const cookie = entry.headers.getSetCookie().map((one) => one.replace(/;.*/, ''));
  if (entry.status !== 303 || !location || cookie.length === 0)
    throw new ReleaseError(`${new URL(link).origin} does not take the link to a preview: it answers ${entry.status}.`);
  const page = await ask(new URL(location, link).href, cookie.join('; '));
  const state = page.headers.get(previewHeader)?.split(' ')[1];
  if (state !== undefined && states.includes(state)) return state as PreviewState;
  throw new ReleaseError(`${location} on ${new URL(link).origin} does not say whether the preview is shown.`);
}
