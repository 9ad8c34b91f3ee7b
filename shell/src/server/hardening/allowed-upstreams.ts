import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import type { ShellConfig } from '../../config/config';

type Facts = Pick<ShellConfig, 'hosts' | 'privateUpstreams' | 'site'>;
type Found = { address: string; family: number }[];
/** Resolves all addresses of a name. */
export type Resolve = (name: string) => Promise<Found>;

function ranges(list: readonly string[]): BlockList {
  const block = new BlockList();
  for (const range of list) {
    const [address = '', mask] = range.split('/');
    block.addSubnet(address, Number(mask), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return block;
}

/** Cloud metadata services, which hand out the machine's credentials: never an upstream, in any environment. */
const metadata = ranges(['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::/32', '100.100.100.200/32']);
const privateRanges = ranges([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4', '::/128', '::1/128', '64:ff9b::/96', 'fc00::/7', 'ff00::/8'],
]);

function isIn(address: string, within: BlockList): boolean {
  return within.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function hostnameOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '');
}

const resolveAll: Resolve = (name) => dns.promises.lookup(name, { all: true });

/**
 * Outbound allow-list against SSRF (docs/faults.md F34, ASVS 1.3.6): only the configured hosts, and in production none in a
 * private network unless `PRIVATE_UPSTREAMS` names it. Names are checked at every connection by the resolved address.
 */
export class AllowedUpstreams {
  readonly agentOptions: Agent.Options;

  constructor(
    private readonly facts: Facts,
    private readonly resolve: Resolve = resolveAll,
  ) {
    this.agentOptions = { connect: { lookup: this.lookup } };
  }

  /** Why an address of a host is not allowed; undefined if it is. */
  reasonAgainst(host: string, address: string): string | undefined {
    if (isIn(address, metadata)) return `${host} is ${address}, where no service of the site can be`;
    const { site, privateUpstreams } = this.facts;
    if (site.environment !== 'prod' || privateUpstreams.includes(host) || !isIn(address, privateRanges))
      return undefined;
    return `${host} is ${address}, an address of a private network; name it in PRIVATE_UPSTREAMS if that is meant`;
  }

  /**
   * Checks every configured host once. A name that does not resolve does not prevent the start.
   * @throws {Error} one sentence naming the host and its address
   */
  async check(): Promise<void> {
    for (const base of new Set(Object.values(this.facts.hosts).filter(Boolean))) {
      const host = hostnameOf(base);
      const reason = (await this.addressesOf(host)).map((address) => this.reasonAgainst(host, address)).find(Boolean);
      if (reason) throw new Error(`The upstream ${base} is refused: ${reason}.`);
    }
  }

  /** `lookup` for sockets: the addresses of a name, or an error if one of them is not allowed. */
  readonly lookup: LookupFunction = (host, options, done) => {
    this.resolve(host).then(
      (found) => {
        const reason = found.map(({ address }) => this.reasonAgainst(host, address)).find(Boolean);
        const [first] = found;
        if (reason || !first) done(new Error(reason ?? `${host} has no address`), '');
        else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

  private async addressesOf(host: string): Promise<string[]> {
    if (isIP(host)) return [host];
    return this.resolve(host).then(
      (found) => found.map(({ address }) => address),
      () => [],
    );
  }
}
