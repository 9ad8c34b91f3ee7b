// Tracking events (spec §3, §9). No schema library here: browser code imports this file.

/** What the scoring knows of an action; `open` is false for actions of the back office, which the site never sends. */
export type TrackedAction = { code: string; score: number; maxScore: number; open: boolean };

/** The score table of spec §9, in its order. */
export const trackedActions = {
  indexView: { code: 'index_view', score: 1, maxScore: 1, open: true },
  detailsClick: { code: 'details_click', score: 1, maxScore: 3, open: true },
  freeTrialClick: { code: 'free_trial_click', score: 1, maxScore: 3, open: true },
  pricePage: { code: 'price_page', score: 1, maxScore: 3, open: true },
  casePage: { code: 'case_page', score: 1, maxScore: 10, open: true },
  manual: { code: 'manual', score: 1, maxScore: 5, open: true },
  backendRegister: { code: 'backend_register', score: 5, maxScore: 30, open: false },
  login: { code: 'login', score: 1, maxScore: 30, open: true },
  h5Auth: { code: 'h5_auth', score: 30, maxScore: 90, open: false },
  createTopic: { code: 'create_topic', score: 10, maxScore: 30, open: false },
  startTopic: { code: 'start_topic', score: 5, maxScore: 30, open: false },
  orderPage: { code: 'order_page', score: 2, maxScore: 30, open: false },
  orderServiceClick: { code: 'order_service_click', score: 5, maxScore: 50, open: false },
  paymentClick: { code: 'payment_click', score: 20, maxScore: 100, open: false },
  purchase: { code: 'purchase', score: 50, maxScore: 100, open: false },
} as const satisfies Record<string, TrackedAction>;

export type TrackedActionName = keyof typeof trackedActions;

/** One event as `POST /open/v1/track` takes it (spec §3). */
export type TrackingEvent = {
  action_id: string;
  type: 'view' | 'click' | 'event';
  action: string;
  action_code: string;
  score: number;
  max_score: number;
  /** 1 when the action is enabled. */
  open_flag: 0 | 1;
};
