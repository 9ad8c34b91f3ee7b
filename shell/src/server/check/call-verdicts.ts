import type { AskedCall, GateCall } from '@site/shared/contract/gate-report';
import type { ReleaseCall, ReleaseManifest } from '@site/shared/contract/release-manifest';
import Ajv from 'ajv';
import type { DataAnswer } from '../../render/pages/worker-messages';
import { misfitOf } from '../calls/call-misfit';
import type { Upstream } from '../calls/upstream';

/** For the whole answer of one request, in milliseconds. */
const timeout = 10_000;

type Verdict = Pick<GateCall, 'verdict' | 'reason'>;

const answered: Verdict = { verdict: 'answered', reason: '' };
const refused = (reason: string): Verdict => ({ verdict: 'refused', reason });

/** Of a post without its fields. */
const emptyBodies = {
  json: { body: '{}', contentType: 'application/json' },
  form: { body: '', contentType: 'application/x-www-form-urlencoded' },
  query: {},
};

const ajv = new Ajv({ strict: false, validateFormats: false });

/** The first thing in the data that is not as the release has it; undefined where all is. */
function shapeFault(call: ReleaseCall, data: unknown): string | undefined {
  try {
    const validate = ajv.compile(call.data);
    if (validate(data)) return undefined;
    const [fault] = validate.errors ?? [];
    return `is answered in another shape: data${fault?.instancePath.replaceAll('/', '.') ?? ''} ${fault?.message ?? ''}`;
  } catch (error) {
    return `has no usable schema: ${(error as Error).message}`;
  }
}

/** Of a call as a page made it. */
function verdictOf(call: ReleaseCall, answer: DataAnswer): Verdict {
  if (!answer.ok) return refused(`is not answered: ${answer.message}`);
  if (answer.status >= 400) return refused(`is answered with status ${answer.status}`);
  const { code = 0, data } = answer.body as { code?: unknown; data?: unknown };
  if (code !== 0) return refused(`is answered with the code ${JSON.stringify(code)}`);
  const fault = shapeFault(call, data);
  return fault ? refused(fault) : answered;
}

/** Of a call that no page made: without the fields that it may need, the most that is known is whether it is there. */
function verdictUnasked(call: ReleaseCall, answer: DataAnswer): Verdict {
  if (!answer.ok) return refused(`is not answered: ${answer.message}`);
  if (answer.status === 404 || answer.status >= 500) return refused(`is answered with status ${answer.status}`);
  const verdict = verdictOf(call, answer);
  return verdict.verdict === 'answered'
    ? verdict
    : { verdict: 'not judged', reason: 'no page made it while it was checked' };
}

/** What a service or what stands before it says that is away or too busy. */
const awayStatus = new Set([502, 503, 504]);

function isAway(answer: DataAnswer): boolean {
  return answer.ok ? awayStatus.has(answer.status) : answer.code === 'ERR_NETWORK';
}

/**
 * Once more where no answer came: the connection may have been one that was just closed.
 * @throws {Error} where the service is away, which is no fault of a release
 */
async function ask(upstream: Upstream, asked: AskedCall): Promise<DataAnswer> {
  const first = await upstream({ ...asked, timeout });
  const answer = first.ok && !isAway(first) ? first : await upstream({ ...asked, timeout });
  if (!isAway(answer)) return answer;
  const why = answer.ok ? `it answers ${answer.status}` : answer.message;
  throw new Error(`The service cannot be asked for ${asked.url.replace('host:', '')}: ${why}.`);
}

async function judge(call: ReleaseCall, asked: readonly AskedCall[], upstream: Upstream): Promise<GateCall> {
  const { name, method, host, path } = call;
  const plain: AskedCall = {
    method,
    url: `host:${host}${path}`,
    ...(method === 'post' && emptyBodies[call.sends ?? 'json']),
  };
  // Not even once: it may book something.
  const misfit = [plain, ...asked].map((request) => misfitOf(call, request)).find((found) => found !== undefined);
  if (misfit)
    return {
      ...{ name, request: `${method} ${path}`, asked: [] },
      ...refused(`is made otherwise than it is declared: ${misfit}`),
    };
  const verdicts: Verdict[] = [];
  for (const request of asked) verdicts.push(verdictOf(call, await ask(upstream, request)));
  if (asked.length === 0) verdicts.push(verdictUnasked(call, await ask(upstream, plain)));
  // A page without its id may ask for nothing, and gets nothing: one good answer shows that the service knows the call.
  const best = verdicts.find(({ verdict }) => verdict === 'answered') ?? verdicts[0] ?? answered;
  return { name, request: `${method} ${path}`, ...best, asked: [...asked] };
}

/** Asks the service every reading call that a release declares, as its pages make it, and holds the answers against the release. */
export async function judgeCalls(
  { calls }: Pick<ReleaseManifest, 'calls'>,
  askedOf: (call: ReleaseCall) => readonly AskedCall[],
  upstream: Upstream,
): Promise<GateCall[]> {
  const judged: GateCall[] = [];
  for (const call of calls) judged.push(await judge(call, askedOf(call), upstream));
  return judged;
}
