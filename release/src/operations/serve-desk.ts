import type { StoreAccess } from './store-access';

/** The operators' page, as it listens. */
export interface ServedDesk {
  address: string;
  /** What operators sign in with, where it was made for this start; null where it is configured. */
  freshToken: string | null;
}

/**
 * Serves the operators' page until the process is asked to end. The workspace `release/desk` shows this under its own name;
 * nothing here imports it, because it stands upon all that is here.
 * @throws {ReleaseError} naming the variable that is wrong
 */
export type ServeDesk = (access: StoreAccess) => Promise<ServedDesk>;
