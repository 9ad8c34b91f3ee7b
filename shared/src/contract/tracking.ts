// Tracking events of the site (docs/contracts/tracking.md). No schema library here: browser code imports this file.

/** Origin of Baidu's analytics script and its requests. */
export const baiduOrigin = 'https://hm.baidu.com';

/** URL of the analytics script of a site. */
export function baiduScript(siteId: string): string {
  return `${baiduOrigin}/hm.js?${siteId}`;
}

/** A tracked action. `open` is false for actions of the back office, which the site never sends. */
export type TrackedAction = {
  id: string;
  code: string;
  type: 'view' | 'click' | 'event';
  /** Label for reports. Constant: a label never contains user input. */
  action: string;
  /** What one event adds to the visitor's total; 0 for events that are only counted. */
  score: number;
  maxScore: number;
  open: boolean;
};

function scored(score: number, maxScore: number): { score: number; maxScore: number; open: true } {
  return { score, maxScore, open: true };
}

/** Of the specification's score table, the actions that happen on the site; ids are the places in it. */
export const scoredActions = {
  indexView: { id: '1', code: 'index_view', type: 'view', action: '浏览首页', ...scored(1, 1) },
  detailsClick: { id: '2', code: 'details_click', type: 'click', action: '点击查看详情', ...scored(1, 3) },
  freeTrialClick: { id: '3', code: 'free_trial_click', type: 'click', action: '点击免费试用', ...scored(1, 3) },
  pricePage: { id: '4', code: 'price_page', type: 'view', action: '浏览价格页', ...scored(1, 3) },
  casePage: { id: '5', code: 'case_page', type: 'view', action: '浏览案例页', ...scored(1, 10) },
  manual: { id: '6', code: 'manual', type: 'event', action: '阅读使用手册', ...scored(1, 5) },
} as const satisfies Record<string, TrackedAction>;

/** Count-only actions, without a score. */
export const countedActions = {
  loginClick: { id: '101', code: 'login_click', type: 'click', action: '点击登录', ...scored(0, 0) },
  trialClick: { id: '102', code: 'trial_click', type: 'click', action: '点击试用入口', ...scored(0, 0) },
  consultClick: { id: '103', code: 'consult_click', type: 'click', action: '点击在线咨询', ...scored(0, 0) },
  phoneClick: { id: '104', code: 'phone_click', type: 'click', action: '点击电话', ...scored(0, 0) },
  callbackSubmit: { id: '105', code: 'callback_submit', type: 'event', action: '提交回电预约', ...scored(0, 0) },
  quickformSubmit: { id: '106', code: 'quickform_submit', type: 'event', action: '提交需求表单', ...scored(0, 0) },
  helpSearch: { id: '107', code: 'help_search', type: 'event', action: '搜索帮助', ...scored(0, 0) },
  priceFilter: { id: '108', code: 'price_filter', type: 'event', action: '筛选价格与功能', ...scored(0, 0) },
  downloadClick: { id: '109', code: 'download_click', type: 'click', action: '点击下载', ...scored(0, 0) },
  caseFilter: { id: '110', code: 'case_filter', type: 'event', action: '筛选案例', ...scored(0, 0) },
  shareClick: { id: '111', code: 'share_click', type: 'click', action: '点击分享', ...scored(0, 0) },
} as const satisfies Record<string, TrackedAction>;

const all = [...Object.values(scoredActions), ...Object.values(countedActions)];

export type EventCode = (typeof all)[number]['code'];

const byCode = new Map<string, TrackedAction>(all.map((action) => [action.code, action]));

/** The action of the site with this code, if there is one. */
export function findSiteAction(code: string): TrackedAction | undefined {
  return byCode.get(code);
}

/** The body of `POST /open/v1/track`, made from the tables above. */
export type TrackingEvent = {
  action_id: string;
  type: TrackedAction['type'];
  action: string;
  action_code: string;
  score: number;
  max_score: number;
  /** 1 when the action is enabled. */
  open_flag: 0 | 1;
};

export function trackingEvent({ id, type, action, code, score, maxScore, open }: TrackedAction): TrackingEvent {
  return {
    action_id: id,
    type,
    action,
    action_code: code,
    score,
    max_score: maxScore,
    open_flag: open ? 1 : 0,
  };
}
