import { devOriginForm, isDevOrigin } from '@site/shared/contract/dev-origin';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { requireLivingPublisher } from '../operations/expired-publisher';
import { readHead } from '../chain/head';
import { fetchManifest, verifyRelease } from '../releases/manifest-signature';
import { OVERRIDE_HOURS, overrideLink } from '../links/override-link';
import { PREVIEW_HOURS, previewLink } from '../links/preview-link';
import { ReleaseError, UsageError } from '../errors/release-error';
import { hasPageAt } from '../releases/page-at';
import { requireRelease } from '../releases/releases';
import { shortTime } from '../text/short-time';
import { checkName } from '../store/store-paths';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { pageAddress, readTarget } from './values';

interface PreviewOptions {
  site?: string;
  page: string;
  dev?: string;
}

/** Origin of the site that an option names, else of the configuration. @throws {UsageError} */
export function siteOf(
  { access }: CommandContext,
  { site = access.config.siteOrigin }: Pick<PreviewOptions, 'site'>,
): string {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin;
  throw new UsageError(`--site is ${JSON.stringify(site)}; it must be the http address of the site.`);
}

/** A link to what is no page is no fault of the link, and nothing that anybody wants. */
async function pageWarnings({ access }: CommandContext, own: ReleaseManifest | null, page: string): Promise<string[]> {
  const keys = access.trusted();
  const { revision } = await readHead(access.store, keys);
  const live = Object.entries(revision?.remotes ?? {}).filter(([name]) => name !== own?.name);
  const others = await Promise.all(
    live.map(([name, { version }]) => fetchManifest(access.store, name, version, keys).catch(() => null)),
  );
  const manifests = [own, ...others].filter((one) => one !== null);
  // Of a section that cannot be read nobody knows its pages.
  if (others.includes(null) || page === '/' || manifests.some((one) => hasPageAt(one, page))) return [];
  const where = own ? `in ${own.name} ${own.version} or in what is live` : 'in what is live';
  return [`Beware: no page is at ${page}, ${where}.`];
}

async function ofVersion(context: CommandContext, word: string, options: PreviewOptions): Promise<Outcome> {
  const { store, keys: open } = context.access;
  const site = siteOf(context, options);
  const [name, version] = readTarget(word);
  const keys = open();
  await requireRelease(store, name, version);
  const manifest = await verifyRelease(store, name, version, keys.trusted);
  await requireLivingPublisher(store, keys.trusted, { name, version, now: new Date() });
  const preview = previewLink(keys, { name, version, site, page: options.page });
  const lines = [
    preview.link,
    `Whoever has this link is shown ${name} ${version} on ${site} until ${shortTime(preview.expiresAt)}, ` +
      `${PREVIEW_HOURS} hours from now. Nothing of it is live.`,
  ];
  const warnings = await pageWarnings(context, manifest, options.page);
  return { data: preview, lines, warnings, exitCode: 0 };
}

/** The server renders what is live, so that a section which is not live has no page to show. */
async function requireLive({ access }: CommandContext, name: string): Promise<void> {
  const { revision } = await readHead(access.store, access.trusted());
  if (!revision?.remotes[name])
    throw new ReleaseError(`${name} is not live: there is no page to show a dev server on.`);
}

async function ofDevServer(context: CommandContext, name: string, options: PreviewOptions): Promise<Outcome> {
  const { dev = '' } = options;
  if (name.includes('@'))
    throw new UsageError(`--dev shows what a dev server has now: write mf-help, without a version.`);
  if (!isDevOrigin(dev)) throw new UsageError(`--dev is ${JSON.stringify(dev)}; it must be ${devOriginForm}.`);
  checkName(name);
  const site = siteOf(context, options);
  await requireLive(context, name);
  const override = overrideLink(context.access.keys(), { name, dev, site, page: options.page });
  const lines = [
    override.link,
    `Whoever has this link gets the browser code of ${name} from ${dev} on ${site} until ` +
      `${shortTime(override.expiresAt)}, ${OVERRIDE_HOURS} hours from now, if OVERRIDE_ORIGINS of its shells names that ` +
      'origin. Nobody signed that code: give the link to those alone who trust it.',
  ];
  const warnings = await pageWarnings(context, null, options.page);
  return { data: override, lines, warnings, exitCode: 0 };
}

async function showPreview(context: CommandContext, { names, options }: Input<PreviewOptions>): Promise<Outcome> {
  const [word = '', ...more] = names.filter(Boolean);
  if (more.length || !word) throw new UsageError('preview takes exactly one version, such as mf-help@1.3.0.');
  return options.dev === undefined ? ofVersion(context, word, options) : ofDevServer(context, word, options);
}

export const addPreview: AddCommand = (program, run) => {
  reading(program.command('preview').helpGroup(GROUPS.live))
    .argument('[name@version]')
    .description('sign a link that shows a version, or a section of a dev server, to whoever has it')
    .option('--site <address>', 'the site; else SITE_ORIGIN, else this machine')
    .option('--page <path>', 'where the link leads', pageAddress, '/')
    .option('--dev <origin>', 'the browser code of a section as this dev server has it (npm run dev)')
    .addHelpText(
      'after',
      examples(
        'preview mf-help@1.3.0',
        'preview mf-help@1.3.0 --page /help/helpCenter',
        'preview mf-help --dev http://127.0.0.1:8080',
      ),
    )
    .action(run(showPreview));
};
