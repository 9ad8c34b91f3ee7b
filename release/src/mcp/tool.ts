import type { Static, TObject } from '@sinclair/typebox';

/** What a client may call. It reads, and changes nothing. */
export interface Tool<Arguments extends TObject = TObject> {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  arguments: Arguments;
  /** Gives data that JSON can say. @throws {ReleaseError} with the sentence that the client is given */
  call: (given: Static<Arguments>) => Promise<unknown>;
}

/** Keeps what the arguments of a tool are, where many tools stand in one list. */
export function tool<Arguments extends TObject>(made: Tool<Arguments>): Tool {
  return made as unknown as Tool;
}
