import { parentPort } from 'node:worker_threads';
import { writtenMarkdown } from './written-markdown';

/** The whole document of a page, and its address as the key of stored pages has it. */
export type MarkdownJob = { html: string; address: string };

parentPort?.on('message', (job: MarkdownJob) => parentPort?.postMessage(writtenMarkdown(job)));
