import type { FastifyInstance } from 'fastify';

type Parameter = { required?: boolean; schema?: { default?: unknown } };
type Operation = { tags?: string[]; parameters?: Parameter[] };
type Document = { paths?: Record<string, Record<string, Operation>> };

/** The OpenAPI document of every call, as JSON and as a page that lists it; not in production. */
export function exposeDocs(app: FastifyInstance): void {
  app.get('/docs/openapi.json', { schema: { hide: true } }, async () => openApi(app));
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(openApi(app))),
  );
}

/** A parameter with a default may be left out, which the schema of a checked request does not say. */
export function openApi(app: FastifyInstance): Document {
  const document = app.swagger() as Document;
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    for (const parameter of operation.parameters ?? []) {
      if (parameter.schema?.default !== undefined) parameter.required = false;
    }
  }
  return document;
}

function page({ paths = {} }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const anchor = `/docs/openapi.json#/paths/${path.replaceAll('/', '~1')}/${method}`;
      return `<tr><td>${operation.tags?.[0] ?? ''}</td><td>${method.toUpperCase()}</td><td><a href="${anchor}">${path}</a></td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calls of the content and lead service</title>
<h1>Calls of the content and lead service</h1><p><a href="/docs/openapi.json">OpenAPI document</a></p>
<table>${rows.sort().join('')}</table></html>`;
}
