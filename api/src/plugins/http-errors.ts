/** An HTTP status with a Chinese message for visitors. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

export function notFound(message: string): HttpError {
  return new HttpError(404, message);
}

export type PageRequest = { pageIndex: number; pageSize: number };

/** Offset of a page; a page beyond the last is a 404, except the first page of an empty list. */
export function offsetOf(total: number, { pageIndex, pageSize }: PageRequest): number {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pageIndex > pages) throw notFound(`没有第 ${pageIndex} 页，共 ${pages} 页`);
  return (pageIndex - 1) * pageSize;
}
