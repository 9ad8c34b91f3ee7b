import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MarkdownJob } from './markdown-worker';

/** Writes a page as Markdown; undefined where it has none, null where too many wait now. */
export type WriteMarkdown = (job: MarkdownJob) => Promise<string | undefined | null>;

/** In milliseconds; the longest page takes a hundredth of it. What takes longer does so on purpose. */
const longest = 10_000;
/** Pages that may wait. Robots ask one after the other; whoever asks for more at once gets the page. */
const mostWaiting = 30;
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Writes pages in a thread of its own, one after the other: a section made them, and what it nests, repeats or never closes may keep whoever
 * reads it busy for long, or out of memory. The thread begins with the first page and is ended with the one that takes too long.
 */
export class MarkdownThread {
  private worker: Worker | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  /** Of the page that is written now. */
  private answer: (text: string | undefined) => void = () => undefined;

  constructor(private readonly file: string) {}

  readonly write: WriteMarkdown = async (job) => {
    if (this.waiting >= mostWaiting) return null;
    this.waiting += 1;
    const text = this.last.then(() => this.run(job)).finally(() => (this.waiting -= 1));
    this.last = text;
    return text;
  };

  private run(job: MarkdownJob): Promise<string | undefined> {
    const worker = (this.worker ??= this.start());
    return new Promise((done) => {
      const timer = setTimeout(() => worker.terminate().catch(() => undefined), longest);
      this.answer = (text) => {
        clearTimeout(timer);
        done(text);
      };
      worker.postMessage(job);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: limits, env: {} });
    worker.on('message', (text: string | undefined) => this.answer(text));
    // What it says of itself, such as that its memory is used up, comes before its end.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.worker = undefined;
      this.answer(undefined);
    });
    worker.unref();
    return worker;
  }
}

/** Beside the program that runs. */
export const markdownFile = (distDir: string): string => path.join(distDir, 'server/markdown.cjs');
