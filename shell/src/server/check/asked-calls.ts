import type { AskedCall } from '@site/shared/contract/gate-report';
import type { ReleaseCall } from '@site/shared/contract/release-manifest';
import { withoutQuery } from '../../remotes/call-url';
import type { DataRequest } from '../../remotes/worker-messages';
import type { DataCache } from '../calls/data-cache';

/** Requests of one call that are kept: each asks for something else. */
const mostOfACall = 3;

/** The reading calls that pages made while they were checked. */
export class AskedCalls {
  private readonly made = new Map<string, Map<string, AskedCall>>();

  note({ method, url, body, contentType }: Omit<DataRequest, 'timeout'>): void {
    const name = `${method} ${withoutQuery(url)}`;
    const known = this.made.get(name) ?? new Map<string, AskedCall>();
    this.made.set(name, known);
    if (known.size >= mostOfACall) return;
    known.set(`${url} ${body ?? ''}`, { method, url, ...(body && { body }), ...(contentType && { contentType }) });
  }

  /** How a declared call was made, as often as it asked for something else. */
  of({ method, host, path }: Pick<ReleaseCall, 'method' | 'host' | 'path'>): AskedCall[] {
    return [...(this.made.get(`${method} host:${host}${path}`)?.values() ?? [])];
  }
}

/** The data cache for sections, which notes what they ask for. */
export function noting(data: DataCache, asked: AskedCalls): Pick<DataCache, 'answer' | 'fresh'> {
  return {
    answer: (call, rule) => {
      asked.note(call);
      return data.answer(call, rule);
    },
    fresh: (call) => data.fresh(call),
  };
}
