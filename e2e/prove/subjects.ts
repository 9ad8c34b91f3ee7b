import { remoteNames } from '@site/shared/repository/workspaces';

const swap = ['shell/src/render', 'shell/src/server/releases', 'release/src/chain'];
const serving = ['shell/src/server', 'shell/src/render'];
const sections = remoteNames();
const pages = [...sections, 'shared', 'shell/src'];
const gate = ['release/src/gate', 'shell/src/server/check'];
const lines = ['shell/lines.json', 'shell/src/render', 'shell/src/client', 'tooling/src/bundle'];
const whole = [...pages, 'api', 'release', 'tooling/src/bundle'];

/** Part of `npm run prove` → the folders and files whose change makes its last run old. */
export const subjects = {
  verdicts: ['release/src/guard'],
  journeys: [...whole, 'e2e/journeys'],
  engines: [...pages, 'e2e/journeys/engines'],
  'swap-memory': swap,
  'shell-kills': [...serving, 'release/src/store'],
  pauses: ['shell/src/render/processes'],
  writers: ['release/src/chain', 'release/src/store'],
  drain: serving,
  'hostile-host': ['shell/src/server/calls', 'shared/src/http'],
  'hostile-section': serving,
  stalled: ['shell/src/server', 'api/src/plugins'],
  'object-store': ['release/src/store', 'shell/src/server/releases'],
  'hostile-store': ['release/src/store', 'release/src/chain', 'shell/src/server/releases'],
  'open-tabs': ['shell/src/client', 'shell/src/server/releases'],
  'gate-difference': gate,
  'gate-sections': [...gate, ...sections],
  'gate-reuse': gate,
  'five-canaries': ['release/src/guard', 'shell/src/server/canary', 'shared/src/contract/canary-buckets.ts'],
  'field-guard': ['release/src/guard', 'shared/src/contract/page-report.ts'],
  'undo-together': ['release/src/operations', 'release/src/chain'],
  'clock-ahead': ['release/src/chain', 'release/src/keys', 'release/src/operations'],
  'full-disk': ['release/src/store', 'release/src/operations'],
  restore: ['release/src/archive', 'api/src/backup', 'api/src/journal'],
  lines,
  'lines-router': [...lines, 'shared/src/page'],
  'previous-shell': [...pages, 'tooling/src/bundle', 'release/src/chain', 'release/src/releases'],
  capacity: [...serving, 'api/src/admission', 'docs/scale.md'],
  shapes: [...serving, 'api/src', 'deploy'],
  scale: [...serving, 'api/src', 'release/src', 'deploy'],
  sections: [...serving, ...sections],
  trust: ['release/src/keys', 'release/src/chain', 'shell/src/server/releases'],
  overload: [...serving, 'api/src/admission', 'api/src/limits'],
  warm: swap,
  rollbacks: [...swap, 'release/src/operations'],
  'guard-story': ['release/src/guard', 'shell/src/client'],
  navigations: ['shell/src/client', ...swap],
  'kill-places': ['api/src/leads', 'api/src/journal'],
  leads: ['api/src/leads', 'api/src/journal'],
  search: ['api/src/search', 'api/src/passages', 'api/migrations'],
  grammar: ['api/src', 'shared/src/calls'],
  'previous-release': ['api/migrations', 'api/src/database'],
  'page-grammar': ['shell/src/server/pages', ...sections],
  fuzz: [
    'shell/src/render/processes',
    'shell/src/server/http-server.ts',
    'release/src/chain',
    'api/src/journal',
    'api/src/content',
  ],
  schedules: ['release/src/chain', 'shell/src/server/releases', 'shell/src/server/canary'],
  observatory: ['shell/src/server/hardening', 'deploy'],
  reports: ['shell/src/server/hardening'],
  mutants: whole,
  nodes: [...whole, 'package-lock.json'],
  'sixth-section': ['tooling/src/commands/new-remote.ts', 'tooling/src/commands/remote-files.ts', 'tooling/src/bundle'],
} satisfies Record<string, readonly string[]>;

/** The name of a long proof on the command line. */
export type Part = keyof typeof subjects;
