import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ShellConfig } from '../../config/config';
import type { ContentRevision } from '../calls/content-revision';
import { firstPaint } from '../first-paint/first-paint';
import { missCounter } from '../health/metrics';
import type { AssetSource } from '../releases/asset-source';
import type { LiveSets } from '../releases/live-sets';
import type { VersionWatch } from '../versions/version-watch';
import { greyscaleSchedule } from './greyscale-schedule';
import { HtmlCache } from './html-cache';
import { PageAnswer } from './page-answer';
import type { PageExtras } from './page-extras';
import { PageRenderer } from './page-renderer';
import { ColdRenderBulkhead } from './cold-render-bulkhead';
import { createRenderQueue } from './render-queue-metrics';

type Sources = {
  sets: LiveSets;
  files: AssetSource;
  watch: VersionWatch;
  extras: PageExtras;
  content: ContentRevision;
  registry: Registry;
  log: Logger;
};

/** What answers an address with a page, stored or rendered. */
export function createPages(
  { site, greyOut, htmlCache, renderWorkers }: ShellConfig,
  { sets, files, watch, extras, content, registry, log }: Sources,
): PageAnswer {
  return new PageAnswer({
    sets,
    content,
    variant: site.variant,
    grey: greyscaleSchedule(greyOut, Date.now),
    cache: new HtmlCache(htmlCache === 'on'),
    renderer: new PageRenderer({ sets, extras, log, counter: watch.counter, paint: firstPaint(site, files) }),
    queue: createRenderQueue(registry, renderWorkers),
    bulkhead: new ColdRenderBulkhead(),
    missed: missCounter(registry),
    stoodIn: (release) => watch.stoodIn(release),
  });
}
