/** In bytes and milliseconds. */
export type ServerLimits = {
  bodyLimit: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionTimeout: number;
  http: { maxHeaderSize: number; headersTimeout: number; requestTimeout: number; connectionsCheckingInterval: number };
};

/**
 * Limits on size and time of a request (docs/faults.md F32, F41). With Fastify's defaults slow clients stay connected for 40 s
 * and more; with these they are disconnected after 6 to 9 s (docs/measured.md#slow-clients).
 */
export const serverLimits: ServerLimits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 8_000,
  keepAliveTimeout: 5_000,
  connectionTimeout: 30_000,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 5_000,
    requestTimeout: 8_000,
    connectionsCheckingInterval: 1_000,
  },
};
