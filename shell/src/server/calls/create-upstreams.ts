import type { ShellConfig } from '../../config/config';
import { AllowedUpstreams } from '../hardening/allowed-upstreams';
import { DataCache } from './data-cache';
import { failureReports, reportingUpstream } from './failure-reports';
import { formAgent } from './forward-call';
import { withNewsReferer } from './news-referer';
import { createUpstream } from './upstream';

/** The client of the configured hosts, and the data cache in front of it. @throws {Error} for a host that may not be called */
export async function createUpstreams(config: ShellConfig) {
  const upstreams = new AllowedUpstreams(config);
  await upstreams.check();
  const { agentOptions } = upstreams;
  const plain = withNewsReferer(createUpstream(config.hosts, agentOptions), config.newsHost);
  const report = failureReports(plain);
  const data = new DataCache({ upstream: reportingUpstream(plain, report), report });
  return { agentOptions, client: { agent: formAgent(agentOptions), report }, data };
}
