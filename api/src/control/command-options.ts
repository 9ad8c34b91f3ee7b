/** @throws {Error} for a day that no calendar has, as 2026-02-30, which a database takes for a mistake of ours */
export function dayOf(since: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(since) && since > '0001' ? Date.parse(since) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(since)) return since;
  throw new Error(`--since is ${since}; it must be a day such as 2026-11-01.`);
}

/** @throws {Error} for a word that a command would leave unread, as the name of a file behind `export --csv` */
export function refuseWords(command: string, [word]: readonly string[]): void {
  if (word === undefined) return;
  const hint = command === 'export' ? '; it writes to the terminal, and > leads.csv behind it into a file' : '';
  throw new Error(`${command} takes no “${word}”${hint}.`);
}
