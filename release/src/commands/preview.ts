import { requireLivingPublisher } from '../expired-publisher';
import { verifyRelease } from '../manifest-signature';
import { PREVIEW_HOURS, previewLink } from '../preview-link';
import { UsageError } from '../release-error';
import { requireRelease } from '../releases';
import { shortTime } from '../short-time';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { readTarget } from './values';

interface PreviewOptions {
  site?: string;
  page: string;
}

function siteOf({ access }: CommandContext, { site = access.config.siteOrigin }: PreviewOptions): string {
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin;
  throw new UsageError(`--site is ${JSON.stringify(site)}; it must be the http address of the site.`);
}

async function showPreview(context: CommandContext, input: Input<PreviewOptions>): Promise<Outcome> {
  const { store, keys: open } = context.access;
  const [word = '', ...more] = input.names.filter(Boolean);
  if (more.length || !word) throw new UsageError('preview takes exactly one version, such as mf-help@1.3.0.');
  const site = siteOf(context, input.options);
  const [name, version] = readTarget(word);
  const keys = open();
  await requireRelease(store, name, version);
  await verifyRelease(store, name, version, keys.trusted);
  await requireLivingPublisher(store, keys.trusted, { name, version, now: new Date() });
  const preview = previewLink(keys, { name, version, site, page: input.options.page });
  const lines = [
    preview.link,
    `Whoever has this link is shown ${name} ${version} on ${site} until ${shortTime(preview.expiresAt)}, ` +
      `${PREVIEW_HOURS} hours from now. Nothing of it is live.`,
  ];
  return { data: preview, lines, exitCode: 0 };
}

export const addPreview: AddCommand = (program, run) => {
  reading(program.command('preview').helpGroup(GROUPS.live))
    .argument('[name@version]')
    .description('sign a link that shows a version on the running site to whoever has it')
    .option('--site <address>', 'the site; else SITE_ORIGIN, else this machine')
    .option('--page <path>', 'where the link leads', '/')
    .addHelpText('after', examples('preview mf-help@1.3.0', 'preview mf-help@1.3.0 --page /help/helpCenter'))
    .action(run(showPreview));
};
