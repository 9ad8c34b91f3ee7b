import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from '@site/shared/process/debian-packages';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const libraries = '/usr/lib';
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** WebKitGTK's own browser, below the folder of the machine's kind: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/`. */
function findMiniBrowser(): string | undefined {
  const kinds = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  return kinds
    .flatMap((kind) => readdirSync(path.join(libraries, kind)).map((name) => path.join(libraries, kind, name)))
    .filter((folder) => path.basename(folder).startsWith('webkit2gtk-4.'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place));
}

/** Programs that the journeys in other engines need, by the names that messages give them. */
function findPrograms() {
  return {
    firefox: process.env.FIREFOX_PATH ?? firefoxes.find((place) => existsSync(place)),
    webKitDriver: ['/usr/bin/WebKitWebDriver'].find((place) => existsSync(place)),
    miniBrowser: findMiniBrowser(),
    xvfb: ['/usr/bin/Xvfb'].find((place) => existsSync(place)),
  };
}

export type EnginePrograms = { firefox: string; webKitDriver: string; miniBrowser: string; xvfb: string };

/**
 * Makes sure that there are Firefox, WebKitGTK's driver and a screen for it; as root on Debian it installs them.
 * @throws {Error} a sentence that says what is missing
 */
export function prepareEngines(): EnginePrograms {
  const missingOf = (programs: object) => Object.entries(programs).flatMap(([name, place]) => (place ? [] : [name]));
  const trouble = missingOf(findPrograms()).length > 0 ? installOnDebian(...packages) : undefined;
  const programs = findPrograms();
  const missing = missingOf(programs);
  if (missing.length === 0) return programs as EnginePrograms;
  const need = `The journeys in WebKit and Firefox lack ${missing.join(', ')}: install ${packages.join(', ')} of Debian, or set FIREFOX_PATH where only Firefox is missing.`;
  throw new Error(trouble ? `${need} ${trouble}` : need);
}
