import { existsSync } from 'node:fs';
import { findBrowser, headlessShell } from '@site/shared/process/find-browser';
import { installOnDebian } from '@site/shared/process/debian-packages';

const cjkFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * Makes sure that there is a Chromium and a Chinese font for the browser tests; as root on Debian it installs them.
 * @throws {Error} a sentence that says what to install
 */
export function prepareBrowser(): string {
  const hasAll = existsSync(process.env.CHROMIUM_PATH ?? headlessShell) && existsSync(cjkFont);
  const trouble = hasAll ? undefined : installOnDebian(...packages);
  const found = findBrowser();
  if (found) return found;
  const need = 'The browser tests need Chromium or Chrome and a Chinese font: install them, or set CHROMIUM_PATH.';
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
