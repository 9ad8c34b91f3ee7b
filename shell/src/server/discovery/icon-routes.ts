import type { SiteFacts } from '@site/shared/store/site-facts';
import type { FastifyInstance } from 'fastify';

const day = 'public, max-age=86400';

const ripple = '<circle cx="16" cy="16" r="10.5" fill="none" stroke="#7fe3d4" stroke-width="1.8" opacity=".55"/>';

/** The vendor's mark is a ripple around a rounded play triangle; a white-label site has the triangle alone. */
const iconOf = (variant: SiteFacts['variant']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6e6e"/>${variant === '' ? ripple : ''}<path d="M13 11.4c0-.9 1-1.5 1.8-1l6.6 4.6c.7.5.7 1.5 0 2l-6.6 4.6c-.8.5-1.8 0-1.8-1z" fill="#fff"/></svg>`;

/** The icon at its linked address and at `/favicon.ico`, which browsers request by default. */
export function iconRoutes(app: FastifyInstance, variant: SiteFacts['variant']): void {
  const icon = iconOf(variant);
  app.get('/favicon.svg', async (_, reply) => reply.header('Cache-Control', day).type('image/svg+xml').send(icon));
  app.get('/favicon.ico', async (_, reply) =>
    reply.code(301).header('Cache-Control', day).header('Location', '/favicon.svg').send(),
  );
}
