/** A refusal with its HTTP status and a Chinese message that visitors may read. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}

/** The answer of a content call that succeeded. */
export function success<Data>(data: Data): { code: 0; msg: string; data: Data } {
  return { code: 0, msg: 'ok', data };
}

export type PageRequest = { pageIndex: number; pageSize: number };

/** Where a page starts; a page beyond the last is refused, except the first page of an empty list. */
export function offsetOf(total: number, { pageIndex, pageSize }: PageRequest): number {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pageIndex > pages) throw notFound(`没有第 ${pageIndex} 页，共 ${pages} 页`);
  return (pageIndex - 1) * pageSize;
}
