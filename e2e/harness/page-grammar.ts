import fc from 'fast-check';
import {
  brokenEncodings,
  extremeNumbers,
  hostileParameter,
  hostileValue,
  markup,
  onTheWire,
  punctuation,
} from '../../api/src/testing/grammar';
import { type ListedRoute, listedRoutes } from '../urls/listed-routes';
import { askRaw } from './raw-request';

const parameter = /:(\w+)\??/g;

/** Routes of which a visitor writes a part: something in the path, or a listed parameter. */
export const writtenRoutes: readonly ListedRoute[] = listedRoutes().filter(
  ({ path, query }) => path.includes(':') || query !== undefined,
);

function pathParameters({ path }: ListedRoute): string[] {
  return [...path.matchAll(parameter)].map(([, name = '']) => name);
}

function filled({ path }: ListedRoute, value: string): string {
  return path.replaceAll(parameter, () => value);
}

const words = `q=${onTheWire('直播')}`;

/** Every parameter with this value, one at a time; beside what is searched, without which a page looks at no other. */
function eachWith(route: ListedRoute, value: string): string[] {
  const { query = [] } = route;
  const inPath = pathParameters(route).length > 0 ? [filled(route, value)] : [];
  const beside = (name: string) => (name !== 'q' && query.includes('q') ? `${words}&` : '');
  return [...inPath, ...query.map((name) => `${filled(route, '1')}?${beside(name)}${name}=${value}`)];
}

const telling = [
  onTheWire(markup),
  onTheWire('</script></title><svg/onload=x9z7>'),
  onTheWire(punctuation.join('')),
  ...['Wi-Fi', 'H-264', '直播-回放', '(OBS', '[', '*', '\\'].map(onTheWire),
  ...['%', '%00', '%C0%AF', '%ED%A0%80', '%252e%252e%252f', '+', '..%2f'],
  ...['1e999', '0x10', '-1', '2147483648', '１'].map(onTheWire),
  ...['10000', '10001', 'constructor', '__proto__', 'hasOwnProperty'],
  ...[onTheWire('直'.repeat(60)), 'a'.repeat(150), onTheWire('👍'.repeat(99)), onTheWire(`a${'👍'.repeat(99)}`)],
  'a'.repeat(3_000),
  'a'.repeat(20_000),
];

/** The addresses of a short run: each parameter with a few telling values, taken in turn so that all routes meet all. */
export function tellingTargets(valuesEach: number): string[] {
  const parameters = writtenRoutes.flatMap((route) =>
    eachWith(route, '\0').map((_one, index) => (value: string) => eachWith(route, value)[index] ?? '/'),
  );
  const place = (index: number) => (index * 7) % telling.length;
  return parameters.flatMap((target, index) =>
    Array.from({ length: valuesEach }, (_one, number) =>
      target(telling[(place(index) + number) % telling.length] ?? ''),
    ),
  );
}

/** The addresses of a long run: each parameter with everything that is a kind of its own. */
export function everyTarget(): string[] {
  const values = [...telling, ...punctuation.map(onTheWire), ...extremeNumbers.map(onTheWire), ...brokenEncodings];
  return writtenRoutes.flatMap((route) => values.flatMap((value) => eachWith(route, value)));
}

/** An address of the route table with hostile values where a visitor writes. */
export const hostileTarget: fc.Arbitrary<string> = fc.constantFrom(...writtenRoutes).chain((route) => {
  const value = fc.oneof(hostileValue, fc.constantFrom(...telling, '1', '2', '10001', '20001', '40001'));
  const written = (route.query ?? []).map((name) => fc.option(hostileParameter(name, value), { nil: '', freq: 2 }));
  const stranger = fc.option(hostileParameter('x9', value), { nil: '', freq: 1 });
  return fc.tuple(value, fc.tuple(...written, stranger)).map(([one, parameters]) => {
    const query = parameters.filter(Boolean).join('&');
    return filled(route, one) + (query ? `?${query}` : '');
  });
});

type Answer = Awaited<ReturnType<typeof askRaw>>;

/** Longer ones are refused before they are read to their end, so that the connection may be cut. */
const longestTarget = 16 * 1024;

/** What is wrong with where a redirect leads. */
function faultOfPlace({ headers }: Answer): string | undefined {
  const { location = '/' } = headers;
  return /^\/(?![\\/])/.test(location) ? undefined : `leads to ${location}`;
}

/** What is wrong with the page of an answer; refusals of the connection have none. */
function faultOfPage({ status, headers, body }: Answer): string | undefined {
  if (!headers['content-type']?.startsWith('text/html')) return status < 400 ? 'is no page' : undefined;
  const headings = body.split('<h1').length - 1;
  return headings === 1 ? undefined : `has ${headings} h1`;
}

/** What is wrong with an answer; undefined where nothing is. */
function faultOf(answer: Answer, target: string): string | undefined {
  const { status, headers, body } = answer;
  if (status === 0 && target.length > longestTarget) return undefined;
  if (status < 200 || status >= 500) return 'fails';
  if (body.includes('<svg/onload=x9z7')) return 'repeats the markup of its address';
  if (headers['set-cookie']?.includes('x=1')) return 'has a header of its address';
  return status >= 300 && status < 400 ? faultOfPlace(answer) : faultOfPage(answer);
}

export type Visits = { faults: string[]; statuses: Record<string, number> };

/** Asks for all addresses, some at a time, as a site has several visitors. */
export async function visitAll(origin: string, targets: readonly string[], atATime = 2): Promise<Visits> {
  const left = [...targets];
  const visits: Visits = { faults: [], statuses: {} };
  const visit = async () => {
    for (let target = left.pop(); target !== undefined; target = left.pop()) {
      const answer = await askRaw(origin, target).catch(({ message }: Error) => ({
        status: 0,
        headers: {},
        body: message,
      }));
      visits.statuses[answer.status] = (visits.statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(answer, target);
      if (fault) visits.faults.push(`${target.slice(0, 300)} answers ${answer.status} and ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, visit));
  return visits;
}
