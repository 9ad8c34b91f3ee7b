import type { FastifyReply } from 'fastify';

/** What one answer alone allows beside the policy of the site. */
export type More = {
  /** Sources of styles: the hashes of those in the document. */
  styles?: string;
  /** A dev server: where the code of a section comes from, and the address that names its files. */
  override?: { code: string; facts: string };
  /** Camera and microphone, for the page alone. */
  devices?: true;
};

const added = new WeakMap<FastifyReply, More>();

/** Lets the policy of one answer allow what its body has, beside what was allowed to it before. */
export function allow(reply: FastifyReply, { styles = '', override, devices }: More): void {
  const before = added.get(reply);
  const all = [before?.styles, styles].filter(Boolean).join(' ');
  const dev = override ?? before?.override;
  const asks = devices ?? before?.devices;
  added.set(reply, {
    ...(all && { styles: all }),
    ...(dev && { override: dev }),
    ...(asks && { devices: asks }),
  });
}

/** Undefined for an answer with the policy of the site. */
export function allowed(reply: FastifyReply): More | undefined {
  return added.get(reply);
}
