import { CodedBody } from '../pages/coded-body';
import { type StoredPage, textOf } from '../pages/html-cache';
import { firstQuality } from '@site/shared/contract/page-coding';
import type { WriteMarkdown } from './markdown-thread';

/** `undefined` once it is known that the page has none, `busy` where too many others wait for theirs. */
type Made = Promise<CodedBody | 'busy' | undefined>;

/**
 * Pages as Markdown. Each is made once of a page and lives as long as that is stored: what takes the page away takes it too.
 */
export class MarkdownPages {
  private readonly made = new WeakMap<CodedBody, Made>();

  constructor(private readonly write: WriteMarkdown) {}

  /**
   * Undefined where a page has none: it is not to be indexed, is none, or is the copy of another one.
   * @param address of the page, as its key has it
   */
  of(page: StoredPage, address: string): Made {
    if (page.status !== 200 || page.isNoindex) return Promise.resolve(undefined);
    const known = this.made.get(page.body);
    if (known) return known;
    const making = this.make(page, address);
    this.made.set(page.body, making);
    return making;
  }

  private async make(page: StoredPage, address: string): Made {
    const text = await this.write({ html: await textOf(page), address });
    if (text === null) {
      // Whoever asks again when fewer wait gets it.
      this.made.delete(page.body);
      return 'busy';
    }
    if (text === undefined) return undefined;
    const bytes = Buffer.from(text);
    return new CodedBody(bytes, firstQuality(bytes.length));
  }
}
