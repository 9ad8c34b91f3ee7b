import { type TProperties, Type } from '@sinclair/typebox';

/** An id as PostgreSQL's integer holds it. */
export const IdParam = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const IdQuery = Type.Object({ id: IdParam });

const PageIndex = Type.Integer({ minimum: 1, maximum: 10_000, default: 1 });

/** `pageIndex` and `pageSize` besides what the call has of its own. */
export function pagedQuery<Own extends TProperties>(pageSize: number, own: Own) {
  return Type.Object({
    ...own,
    pageIndex: PageIndex,
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: pageSize }),
  });
}
