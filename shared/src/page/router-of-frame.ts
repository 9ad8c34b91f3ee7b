import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** The page that is being left, by its location's key, while another one has to be waited for; empty while none is. */
export type Leaving = { key: () => string; subscribe: (listener: () => void) => () => void };

/** A router that tells its frame of pages that are there; whoever wants to know more asks `leaving`. */
export type RouterOfFrame = Router & { leaving: Leaving };

/**
 * A page that is at hand comes within the task of the click, and none is left. The key stays when the other page is there, because
 * it has yet to be rendered; it goes with the next navigation, or when its page is shown again.
 */
function watchLeaving(router: Router): Leaving {
  let left = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const leave = (key: string) => {
    left = key;
    for (const listener of listeners) listener();
  };
  router.subscribe(({ navigation, location }) => {
    clearTimeout(timer);
    if (navigation.state === 'loading') timer = setTimeout(leave, 0, location.key);
    else if (location.key === left) leave('');
  });
  return {
    key: () => left,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The same router for `RouterProvider`, which renders the whole page anew with each state that it is told of: with one that only says
 * that another page is being loaded, too. That took 75 ms of a slow phone in front of every page (docs/measured.md#navigation).
 * Going back to another page is told in a task of its own: within the event React renders it at once, and shows an empty one while
 * a part of it is fetched.
 */
export function routerOfFrame(router: Router): RouterOfFrame {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { pathname } = router.state.location;
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, change) => {
      if (state.navigation.state !== 'idle') return;
      clearTimeout(timer);
      const isBack = state.historyAction === 'POP' && state.location.pathname !== pathname;
      ({ pathname } = state.location);
      if (isBack) timer = setTimeout(listener, 0, state, change);
      else listener(state, change);
    });
  return Object.create(router, { subscribe: { value: subscribe }, leaving: { value: watchLeaving(router) } });
}
