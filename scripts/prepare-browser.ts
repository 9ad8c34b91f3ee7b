import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const cjkFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const packages = ['chromium', 'fonts-noto-cjk'];

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function aptGet(...words: string[]): void {
  const { status, stderr } = spawnSync('apt-get', words, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${words.join(' ')} failed: ${stderr.trim().split('\n').pop()}`);
}

function installOnDebian(): void {
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Makes sure that there is a Chromium and a Chinese font for the browser tests; as root on Debian it installs them.
 * @throws {Error} a sentence that says what to install
 */
export function prepareBrowser(): string {
  const needsFont = process.platform === 'linux' && isDebianRoot() && !existsSync(cjkFont);
  const find = () => process.env.CHROMIUM_PATH ?? browsers.find((place) => existsSync(place));
  if ((!find() || needsFont) && isDebianRoot()) installOnDebian();
  const found = find();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome and a Chinese font: install them, or set CHROMIUM_PATH to the browser.',
  );
}
