import { createHash } from 'node:crypto';
import type { AskedOfSite } from '@site/shared/contract/kept-looks';
import type { FastifyInstance } from 'fastify';
import type { StableNames } from './stable-names';

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Of an answer's head what a page can be another by. */
const telling = ['content-type', 'location', 'content-security-policy', 'set-cookie', 'link'];
const isText = (type: unknown) => /^(?:text\/|application\/(?:json|javascript)|image\/svg)/.test(String(type));

/** How the check's site answers, by hashes, so that two versions can be compared. */
export class SiteAnswers {
  private readonly known = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly app: Pick<FastifyInstance, 'inject'>,
    private readonly names: StableNames,
    private readonly host: string,
  ) {}

  /** Of an answer that came already. */
  hashOf({ status, headers, body }: Answer): string {
    const head = telling.map((name) => this.names.inText(String(headers[name] ?? '')));
    const text = isText(headers['content-type']) ? this.names.inText(body.toString()) : body;
    return createHash('sha256')
      .update(JSON.stringify([status, head]))
      .update(text)
      .digest('hex');
  }

  /** Of what a browser of that name would be answered now; undefined where the set has no such file. Asked once in a check. */
  ask(asked: AskedOfSite, browser: string): Promise<string | undefined> {
    const key = JSON.stringify([asked, asked.address.startsWith('/assets/') ? '' : browser]);
    const known = this.known.get(key) ?? this.inject(asked, browser);
    this.known.set(key, known);
    return known;
  }

  private async inject({ method, address, type, body }: AskedOfSite, browser: string): Promise<string | undefined> {
    const url = this.names.addressOf(address);
    if (url === undefined) return undefined;
    const { statusCode, headers, rawPayload } = await this.app.inject({
      method,
      url,
      headers: {
        ...{ host: this.host, 'user-agent': browser, 'accept-language': 'zh-CN' },
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return this.hashOf({ status: statusCode, headers, body: rawPayload });
  }
}
