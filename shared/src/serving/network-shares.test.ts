import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Connection, NetworkShares } from './network-shares';

let shares: NetworkShares;
let opened: Connection[];

beforeEach(() => {
  shares = new NetworkShares({ total: 6, ofNetwork: 4 });
  opened = [];
});

function connectionOf(network: string | undefined, busy = false): Connection {
  const answers = new Set(busy ? [{} as ServerResponse] : []);
  return { socket: {} as Socket, network, answers, idleSince: 0 };
}

/** Opens one; gives the place of the one that had to make room, in the order in which they came. */
function open(network: string | undefined, busy = false): number | undefined {
  const connection = connectionOf(network, busy);
  opened.push(connection);
  const leaving = shares.admit(connection);
  if (leaving) shares.remove(leaving);
  return leaving && opened.indexOf(leaving);
}

test('F41: a network with more than its share loses its own oldest idle one, and nobody else notices', () => {
  const left = ['a', 'a', 'b', 'a', 'a', 'a', 'a'].map((network) => open(network));
  expect(left).toEqual([undefined, undefined, undefined, undefined, undefined, 0, 1]);
  expect(open('c')).toBeUndefined();
});

test('F41: a network whose share is busy is given no more', () => {
  for (let turn = 0; turn < 4; turn += 1) open('a', true);
  expect(open('a')).toBe(4);
  expect(open('b')).toBeUndefined();
});

test('F41: where all are taken the oldest idle one of the network with the most makes room, and no busy one', () => {
  open('a', true);
  open('a');
  open('a');
  open('b');
  open('b', true);
  open('c', true);

  expect(open('d')).toBe(1);
  expect(open('d')).toBe(2);
  expect(open('e')).toBe(3);
});

test('F41: one that was used again is no longer the oldest', () => {
  for (const network of ['a', 'a', 'a', 'b', 'b', 'c']) open(network);
  shares.rest(opened[0] as Connection);

  expect([open('d'), open('e')]).toEqual([1, 2]);
});

test('F41: where all are busy the one that comes is turned away, and so is one whose network holds the most', () => {
  for (const network of ['a', 'a', 'b', 'b', 'c', 'c']) open(network, true);
  expect(open('d')).toBe(6);
  expect(open('a')).toBe(7);
});

test('F41: a proxy has as many as there are, and makes no room', () => {
  for (let turn = 0; turn < 5; turn += 1) expect(open(undefined)).toBeUndefined();
  open('a');
  expect(open(undefined)).toBe(5);
  expect(open(undefined)).toBe(7);
});

test('what has gone takes no place', () => {
  for (let turn = 0; turn < 4; turn += 1) open('a', true);
  for (const connection of opened) shares.remove(connection);
  for (let turn = 0; turn < 4; turn += 1) expect(open('a', true)).toBeUndefined();
});
