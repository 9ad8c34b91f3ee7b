import type { FastifyInstance } from 'fastify';

/** Where plain forms arrive that only lead to an address: the search of the help header (design.md §8). */
export function formRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { keyword?: string } }>('/-/help-search', async (request, reply) => {
    const keyword = String(request.query.keyword ?? '').trim().slice(0, 100);
    const target = keyword === '' ? '/help/helpSearch' : `/help/helpSearch/${encodeURIComponent(keyword)}`;
    return reply.code(303).header('Cache-Control', 'no-store').header('Location', target).send();
  });
}
