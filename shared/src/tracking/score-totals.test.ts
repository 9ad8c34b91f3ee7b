import { findAction, trackedActions } from '../contract/score-table';
import { type TrackedAction, trackingEvent } from '../contract/tracking';
import { addScore, counts, parseTotals, type ScoreTotals } from './score-totals';

/** How often an action counts before it is dropped, and the total at the end. */
function exhaust(action: TrackedAction): { sent: number; total: number | undefined } {
  let totals: ScoreTotals = {};
  let sent = 0;
  while (sent < 1000 && counts(totals, action)) {
    totals = addScore(totals, action);
    sent += 1;
  }
  return { sent, total: totals[action.code] };
}

test('R9.32–46 the score table equals the specification', () => {
  expect(Object.values(trackedActions).map(({ code, score, maxScore }) => `${code} ${score}/${maxScore}`)).toEqual([
    'index_view 1/1',
    'details_click 1/3',
    'free_trial_click 1/3',
    'price_page 1/3',
    'case_page 1/10',
    'manual 1/5',
    'backend_register 5/30',
    'login 1/30',
    'h5_auth 30/90',
    'create_topic 10/30',
    'start_topic 5/30',
    'order_page 2/30',
    'order_service_click 5/50',
    'payment_click 20/100',
    'purchase 50/100',
  ]);
});

test.each(Object.values(trackedActions))('R9.32–46 $code is dropped once its total is $maxScore', (action) => {
  expect(exhaust(action)).toEqual({ sent: action.maxScore / action.score, total: action.maxScore });
});

test('an event without a score is never dropped and leaves the totals alone', () => {
  const click = findAction('login_click') as TrackedAction;
  expect(counts({ login_click: 99 }, click)).toBe(true);
  expect(addScore({ index_view: 1 }, click)).toEqual({ index_view: 1 });
});

test.each([
  ['{"case_page":3}', { case_page: 3 }],
  ['{"case_page":-1,"manual":"5","price_page":1.5,"index_view":null}', {}],
  ['[1]', { 0: 1 }],
  ['null', {}],
  ['{', {}],
  [null, {}],
])('kept totals %j are read as %j', (text, totals) => {
  expect(parseTotals(text)).toEqual(totals);
});

test('R3.34–37 an event has exactly the seven fields of the specification', () => {
  expect(trackingEvent(trackedActions.casePage)).toEqual({
    action_id: '5',
    type: 'view',
    action: '浏览案例页',
    action_code: 'case_page',
    score: 1,
    max_score: 10,
    open_flag: 1,
  });
});
