import type { ThrownInPage } from '../hot/hot-release';
import type { LiveSections } from './live-sections';
import type { SectionFaults } from './section-faults';
import { type BuiltPlace, isOfSection, sectionOf, thrownText } from './thrown-text';

/** What stands at the end of a script that is built for development. */
const inlineMap = /\/\/# sourceMappingURL=data:application\/json;[^,]*base64,([\w+/=]+)\s*$/;

const serverFile = 'server/routes.cjs';

/** A line of the shell's log about a page that threw while it was rendered. */
type PageFailed = { msg: string; address: string; fault: string };

function pageFailed(line: string): PageFailed | undefined {
  if (!line.includes('page failed')) return undefined;
  try {
    const said = JSON.parse(line) as Partial<PageFailed>;
    return said.msg === 'page failed' && said.fault && said.address !== undefined ? (said as PageFailed) : undefined;
  } catch {
    return undefined;
  }
}

/** Errors that the code of sections threw while it ran, on the server and in pages, told with their places in our sources. */
export class ThrownErrors {
  constructor(
    private readonly site: { address: string },
    private readonly live: Pick<LiveSections, 'release' | 'releaseAt'>,
    private readonly faults: SectionFaults,
  ) {}

  /** A line of the shell's log, of which most are of other matters. */
  readLog(line: string): void {
    const failed = pageFailed(line);
    const release = failed && this.live.releaseAt(failed.address);
    if (!failed || !release) return;
    const { name, version } = release.manifest;
    // The log masks what may be an address of mail, as the version behind the name of a section.
    const stack = failed.fault.replaceAll(`***/${serverFile}`, `${name}@${version}/${serverFile}`);
    if (isOfSection(stack))
      void this.tell(name, `${name} threw an error while the server rendered ${failed.address}.`, stack);
  }

  /** What a page of this machine told. */
  readPage({ message, stack, address }: ThrownInPage): void {
    const section = sectionOf(stack) ?? 'The shell';
    // Chromium's stack begins with the message, that of others does not.
    const whole = stack.startsWith(message) ? stack : `${message}\n${stack}`;
    void this.tell(section, `${section} threw an error in the page ${address}.`, whole);
  }

  private async tell(section: string, sentence: string, stack: string): Promise<void> {
    const text = await thrownText(stack, (place) => this.mapOf(place));
    this.faults.tell(section, 'run', `${sentence} Save again once it is mended.\n\n${text}`);
  }

  private async mapOf({ section, version, file }: BuiltPlace): Promise<object | undefined> {
    if (file === serverFile) {
      const newest = this.live.release(section);
      return newest?.manifest.version === version ? newest?.serverMap() : undefined;
    }
    const script = await fetch(`${this.site.address}/assets/remotes/${section}/${version}/${file}`);
    const [, encoded] = inlineMap.exec(await script.text()) ?? [];
    return encoded === undefined ? undefined : (JSON.parse(Buffer.from(encoded, 'base64').toString()) as object);
  }
}
