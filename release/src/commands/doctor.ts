import { backupFindings } from '../doctor/backup-findings';
import { chainFindings } from '../doctor/chain-findings';
import { clockFindings } from '../doctor/clock-findings';
import { type Finding, foundBy } from '../doctor/finding';
import { freezeFindings } from '../doctor/freeze-findings';
import { guardFindings } from '../doctor/guard-findings';
import { startGuard } from '../heartbeat/guard-sentence';
import { keyFileFindings, keyringFindings } from '../doctor/key-findings';
import { lineFindings } from '../doctor/line-findings';
import { proposalFindings } from '../doctor/proposal-findings';
import { shellFindings } from '../doctor/shell-findings';
import { spaceFindings, storeFindings } from '../doctor/store-findings';
import { storeTrouble } from '../shells/reach-store';
import { readHead } from '../chain/head';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

const KEYS = 'npm run release -- keys list';
const approve = 'npm run release -- approve';
const VERIFY = 'npm run release -- verify';

/** The number of the newest revision; 0 where none can be read, which is told by another finding. */
async function newestOf({ access }: CommandContext): Promise<number> {
  const head = await Promise.resolve()
    .then(() => readHead(access.store, access.trusted()))
    .catch(() => null);
  return head?.revision?.sequence ?? 0;
}

function lineOf({ state, text, command }: Finding): string {
  return `${state.padEnd(5)}  ${text}${command ? ` → ${command}` : ''}`;
}

function sumOf(found: readonly Finding[]): string {
  const count = (state: Finding['state']) => found.filter((finding) => finding.state === state).length;
  const [bad, soon] = [count('wrong'), count('look')];
  if (bad + soon === 0) return 'Nothing is wrong.';
  return `${bad} wrong, ${soon} to look at${bad ? '' : ': what is live is as it should be'}.`;
}

export async function examine(context: CommandContext): Promise<Outcome> {
  const { access, watch } = context;
  const { config, store } = access;
  const now = new Date();
  const trouble = storeTrouble({ ...config, store, fetchHealth: watch.fetchHealth }).then(
    ({ away, doubt }) => away ?? doubt,
  );
  /** Of what lies in the store; while that is away the first of them says so for all. */
  const inStore = (check: () => Promise<Finding[]>, command: string) =>
    foundBy(async () => ((await trouble.catch(() => null)) ? [] : check()), command);
  const checks = await Promise.all([
    foundBy(async () => storeFindings(store, config.storeRoot, await trouble), VERIFY),
    inStore(() => clockFindings(store, config.storeRoot), 'timedatectl set-ntp true'),
    inStore(() => chainFindings(store, access.trusted()), VERIFY),
    foundBy(() => keyringFindings(config.keys.trusted, now), KEYS),
    foundBy(() => keyFileFindings(config.keys, now), KEYS),
    foundBy(
      async () =>
        shellFindings(config.shellUrls, (await trouble.catch(() => null)) ? null : await newestOf(context), watch),
      'npm run release -- status',
    ),
    inStore(() => lineFindings(store, access.trusted(), config.shellUrls, watch), 'npm run release -- lines'),
    inStore(() => guardFindings(store, access.trusted(), config.storeRoot), startGuard),
    inStore(() => freezeFindings(store, access.trusted()), 'npm run release -- freeze --end --all'),
    inStore(() => proposalFindings(store, access.trusted(), now), approve),
    foundBy(() => backupFindings(config, now), 'npm run release -- backup'),
    inStore(() => spaceFindings(store, access.trusted(), config.storeRoot), VERIFY),
  ]);
  const found = checks.flat();
  const lines = [...found.map(lineOf), sumOf(found)];
  return { data: found, lines, exitCode: found.some(({ state }) => state === 'wrong') ? 1 : 0 };
}

export const addDoctor: AddCommand = (program, run) => {
  reading(program.command('doctor').helpGroup(GROUPS.reports))
    .description(
      'what is wrong with store, chain, keys, shells, their service, the guard and backups, and what to type',
    )
    .addHelpText('after', '\nExit 1 when something is wrong; what is only to look at is exit 0.')
    .addHelpText('after', examples('doctor', 'doctor --json'))
    .action(run(examine, 'nothing'));
};
