/** What one thing costs, as measured: milliseconds of one core unless the name says another unit. */
export type Costs = {
  /** A page from the store of a shell, and the page of an address that has to be rendered, with its compression. */
  storedPageMs: number;
  renderMs: number;
  /** What a shell does for a lead, and what api and database server do for it. */
  leadOfShellMs: number;
  leadOfApiMs: number;
  leadOfDatabaseMs: number;
  /** A shell of five sections with all its render processes: one for each section, one for its own pages, one in reserve. */
  shellMb: number;
  processMb: number;
  /** What a shell does to follow a revision, all renders after it apart. */
  switchMs: number;
};

export const costNames: Record<keyof Costs, string> = {
  storedPageMs: 'a page from the store of a shell, ms of a core',
  renderMs: 'a page that is rendered and compressed, ms of a core',
  leadOfShellMs: 'a lead at the shell, ms of a core',
  leadOfApiMs: 'a lead at the api, ms of a core',
  leadOfDatabaseMs: 'a lead at PostgreSQL, ms of a core',
  shellMb: 'a shell of five sections with its render processes, MB',
  processMb: 'one render process, MB',
  switchMs: 'following a revision, ms of a core of each shell',
};
