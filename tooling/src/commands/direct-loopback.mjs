const loopback = ['127.0.0.1', 'localhost', '::1'];

/**
 * The environment with this machine's own addresses among those that no proxy is asked for: Node reads `HTTP_PROXY` where
 * `NODE_USE_ENV_PROXY` is set, npm and git always, and a proxy elsewhere knows nothing of this machine.
 */
export function withDirectLoopback(environment) {
  const given = environment.no_proxy ?? environment.NO_PROXY ?? '';
  if (given.trim() === '*') return environment;
  const named = given.split(/[\s,]+/).filter(Boolean);
  const direct = [...new Set([...named, ...loopback])].join(',');
  return { ...environment, NO_PROXY: direct, no_proxy: direct };
}
