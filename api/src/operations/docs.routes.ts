import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi } from './open-api';

/** The OpenAPI document of every call of `app`, as JSON and as a page; not in production. */
export function exposeDocs(operations: FastifyInstance, app: FastifyInstance): void {
  operations.get('/docs/openapi.json', async () => openApi(app));
  operations.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(openApi(app))));
}

function page({ paths }: OpenApi): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const anchor = `/docs/openapi.json#/paths/${path.replaceAll('/', '~1')}/${method}`;
      return `<tr><td>${operation.tags?.[0] ?? ''}</td><td>${method.toUpperCase()}</td><td><a href="${anchor}">${path}</a></td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Routes of the content and lead service</title>
<h1>Routes of the content and lead service</h1><p><a href="/docs/openapi.json">OpenAPI document</a></p>
<table>${rows.sort().join('')}</table></html>`;
}
