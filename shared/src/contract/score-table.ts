import { findSiteAction, scoredActions, type TrackedAction } from './tracking';

function backOffice(score: number, maxScore: number): { score: number; maxScore: number; open: false } {
  return { score, maxScore, open: false };
}

/** What happens in the back office alone: no browser of a visitor needs to know of it. */
const backOfficeActions = {
  backendRegister: { id: '7', code: 'backend_register', type: 'event', action: '后台注册', ...backOffice(5, 30) },
  // A successful login; the click on the site's button is `login_click`.
  login: { id: '8', code: 'login', type: 'event', action: '后台登录', ...backOffice(1, 30) },
  h5Auth: { id: '9', code: 'h5_auth', type: 'event', action: 'H5 授权', ...backOffice(30, 90) },
  createTopic: { id: '10', code: 'create_topic', type: 'event', action: '创建话题', ...backOffice(10, 30) },
  startTopic: { id: '11', code: 'start_topic', type: 'event', action: '开始话题', ...backOffice(5, 30) },
  orderPage: { id: '12', code: 'order_page', type: 'view', action: '浏览订购页', ...backOffice(2, 30) },
  orderServiceClick: {
    ...{ id: '13', code: 'order_service_click', type: 'click', action: '点击订购服务' },
    ...backOffice(5, 50),
  },
  paymentClick: { id: '14', code: 'payment_click', type: 'click', action: '点击支付', ...backOffice(20, 100) },
  purchase: { id: '15', code: 'purchase', type: 'event', action: '完成购买', ...backOffice(50, 100) },
} as const satisfies Record<string, TrackedAction>;

/** The score table of the specification, in its order; ids are the places in it. */
export const trackedActions = { ...scoredActions, ...backOfficeActions };

const byCode = new Map<string, TrackedAction>(Object.values(backOfficeActions).map((action) => [action.code, action]));

/** The action with this code, if there is one. */
export function findAction(code: string): TrackedAction | undefined {
  return findSiteAction(code) ?? byCode.get(code);
}
