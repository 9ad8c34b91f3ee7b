const lowest = 400;
const highest = 599;

function asStatus(value: unknown): number | undefined {
  return typeof value === 'number' && value >= lowest && value <= highest ? value : undefined;
}

/** The status of anything thrown: statusCode, then status, then the response's status, else 500 (R2.138). */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const thrown = error as { statusCode?: unknown; status?: unknown; response?: { status?: unknown } };
  return asStatus(thrown.statusCode) ?? asStatus(thrown.status) ?? asStatus(thrown.response?.status) ?? 500;
}
