import type { FastifyRequest } from 'fastify';

const phone = /(?<!\d)1\d{10}(?!\d)/g;

/** `13800138000` → `138****8000`. */
export function maskPhones(text: string): string {
  return text.replace(phone, (digits) => `${digits.slice(0, 3)}****${digits.slice(-4)}`);
}

/**
 * One JSON line an event, without personal data: the route's pattern and not the address (queries hold names), no
 * remote address, no headers, no bodies.
 */
export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: Pick<FastifyRequest, 'method'> & { routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: maskPhones(error.message),
        code: error.code,
        stack: maskPhones(error.stack ?? ''),
      }),
    },
  };
}
