import { existsSync } from 'node:fs';
import { installOnDebian } from '@site/shared/process/debian-packages';
import { prepareBrowser } from './prepare-browser';

const places = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];
const isThere = () => places.some((place) => existsSync(place));

/**
 * Makes sure that there are a Chromium and ffmpeg to draw and film with; as root on Debian it installs them.
 * @throws {Error} a sentence that says what to install
 */
export function prepareMedia(): void {
  prepareBrowser();
  if (isThere()) return;
  const trouble = installOnDebian('ffmpeg');
  if (isThere()) return;
  const need = 'Films and share cards are made with ffmpeg, which is not there: install it.';
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
