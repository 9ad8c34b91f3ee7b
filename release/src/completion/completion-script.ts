import { join } from 'node:path';

export const completedShells = ['bash', 'zsh', 'fish'] as const;
export type CompletedShell = (typeof completedShells)[number];

/** For all three shells: within quotes nothing but the quote itself has to be hidden. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

/**
 * What the script `release` of package.json runs, from anywhere and without npm, which takes as long to start as the command
 * itself.
 */
function program(root: string): string {
  const [tsx, settings, cli] = ['node_modules/.bin/tsx', 'release/desk/tsconfig.json', 'release/src/cli.ts'].map(
    (file) => quoted(join(root, file)),
  );
  return `${tsx} --tsconfig ${settings} ${cli}`;
}

/** bash takes `mf-help@1.0.0` for two words unless the sign is taken off its list. */
const bash = (root: string) => `release() { ${program(root)} "$@"; }
COMP_WORDBREAKS=\${COMP_WORDBREAKS//@/}
_release() {
  local IFS=$'\\n'
  COMPREPLY=($(release complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -F _release release`;

const zsh = (root: string) => `release() { ${program(root)} "$@" }
_release() {
  local -a found
  found=(\${(f)"$(release complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -a found
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _release release`;

const fish = (root: string) => `function release; ${program(root)} $argv; end
function _release
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  release complete -- $words[2..-1] "$current" 2>/dev/null
end
complete -c release -f -a '(_release)'`;

const scripts: Record<CompletedShell, (root: string) => string> = { bash, zsh, fish };

/**
 * A function `release`, which is `npm run release --` of this folder from anywhere, and what completes its words by asking
 * it (docs/decisions/026-completion-asks-the-command.md).
 */
export function completionScript(shell: CompletedShell, root: string): string {
  return scripts[shell](root);
}
