import type { AskedCall } from '@site/shared/contract/gate-report';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { withoutQuery } from '../../render/pages/call-url';
import type { DataRequest, WorkerCall } from '../../render/pages/worker-messages';

/** Requests of one call that are kept: each asks for something else. */
const mostOfACall = 3;

type Declared = Pick<ReleaseCall, 'name' | 'method' | 'host' | 'path'>;
type Made = Omit<DataRequest, 'timeout'>;

/** The reading calls that pages made while they were checked. */
export class AskedCalls {
  private readonly made = new Map<string, Map<string, AskedCall>>();

  /** A call of a page that was rendered here. */
  note({ remote, call, ...request }: WorkerCall): void {
    this.keep(`${remote} ${call}`, request);
  }

  /** A call of a page in a browser, which does not name it. */
  noteUnnamed(request: Made): void {
    this.keep(`${request.method} ${withoutQuery(request.url)}`, request);
  }

  /** How a call of a release was made, as often as it asked for something else. */
  of(remote: string, call: Declared, calls: readonly Declared[]): AskedCall[] {
    const place = ({ method, host, path }: Declared) => `${method} host:${host}${path}`;
    const isAlone = calls.filter((other) => place(other) === place(call)).length === 1;
    const named = this.made.get(`${remote} ${call.name}`);
    // Several calls may go to one address and differ by what they send; of those the browser's are nobody's.
    return [...(named ?? (isAlone ? this.made.get(place(call)) : undefined) ?? new Map()).values()];
  }

  private keep(name: string, { method, url, body, contentType }: Made): void {
    const known = this.made.get(name) ?? new Map<string, AskedCall>();
    this.made.set(name, known);
    if (known.size >= mostOfACall) return;
    known.set(`${url} ${body ?? ''}`, { method, url, ...(body && { body }), ...(contentType && { contentType }) });
  }
}
