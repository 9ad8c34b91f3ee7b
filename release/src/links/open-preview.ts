import { messageOf, ReleaseError } from '../errors/release-error';
import { previewHeader, type PreviewSight } from './preview-link';

/** `missing`: the version has no such page. */
type PreviewState = PreviewSight | 'missing';

const states: readonly string[] = ['shown', 'full', 'broken', 'elsewhere'] satisfies PreviewSight[];
/** A page of a version that has just been loaded may take its time, in milliseconds. */
const longestAnswer = 60_000;

async function ask(address: string, cookie?: string): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestAnswer),
      ...(cookie && { headers: { cookie } }),
    });
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
  if (page.status >= 300 && page.status < 400) return 'missing';
  throw new ReleaseError(`${location} on ${new URL(link).origin} does not say whether the preview is shown.`);
}
