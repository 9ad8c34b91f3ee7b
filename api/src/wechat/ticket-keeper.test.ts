import { pauseAfterFailure, renewedBefore, TicketKeeper } from './ticket-keeper';

const hours = 2 * 60 * 60;
let clock: number;
let asked: number;
let reported: string[];
let failing: boolean;
let keeper: TicketKeeper;

beforeEach(() => {
  [clock, asked, reported, failing] = [1_000, 0, [], false];
  const fetchTicket = async () => {
    asked += 1;
    if (failing) throw new Error('WeChat refused the ticket with errcode 45009.');
    return { ticket: `ticket-${asked}`, expiresIn: hours };
  };
  keeper = new TicketKeeper(
    fetchTicket,
    ({ message }) => void reported.push(message),
    () => clock,
  );
});

test('R12.85 however many pages ask at once, WeChat is asked once', async () => {
  expect(await Promise.all(Array.from({ length: 50 }, () => keeper.ticket()))).toEqual(Array(50).fill('ticket-1'));
  expect(asked).toBe(1);
});

test('R12.85 a ticket is renewed before its end and not earlier', async () => {
  await keeper.ticket();
  clock += hours * 1000 - renewedBefore - 1;
  expect(await keeper.ticket()).toBe('ticket-1');
  clock += 1;
  expect(await keeper.ticket()).toBe('ticket-2');
});

test('R12.85 while renewing fails the old ticket signs until its end, and WeChat is asked again after a pause', async () => {
  await keeper.ticket();
  failing = true;
  clock += hours * 1000 - renewedBefore;
  expect(await keeper.ticket()).toBe('ticket-1');
  expect(await keeper.ticket()).toBe('ticket-1');
  expect([asked, reported.length]).toEqual([2, 1]);
  clock += pauseAfterFailure;
  await keeper.ticket();
  expect(asked).toBe(3);
  clock += renewedBefore;
  await expect(keeper.ticket()).rejects.toThrow('errcode 45009');
  failing = false;
  clock += pauseAfterFailure;
  expect(await keeper.ticket()).toBe('ticket-5');
});
