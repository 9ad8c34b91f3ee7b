import type { ShellConfig } from '../../config/config';

/**
 * The configuration of the live shell, for a site that only this machine can open: its own origin, its own files, and no
 * script of anybody else, since a check has no visitors.
 * @param service the address of another service to be asked; else the configured hosts are
 */
export function onLoopback(config: ShellConfig, port: number, service?: string): ShellConfig {
  const host = `127.0.0.1:${port}`;
  const { consult, tracking } = config.site;
  const site = {
    ...config.site,
    origin: `http://${host}`,
    consult: { ...consult, script: '' },
    tracking: { ...tracking, receivers: [], baiduId: '' },
  };
  const own = {
    ...config,
    site,
    port,
    parentDomain: '',
    publicAssetUrl: '',
    allowedHosts: [host],
    trustedHops: false as const,
  };
  if (service === undefined) return own;
  const privateUpstreams = [...config.privateUpstreams, new URL(service).hostname];
  return { ...own, privateUpstreams, hosts: { ...config.hosts, base: service, live: service, cms: service } };
}
