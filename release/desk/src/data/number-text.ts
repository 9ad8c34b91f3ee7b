/** `1,284`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `0.08 %`; a share of 0 to 1. */
export function percent(share: number): string {
  const value = share * 100;
  const digits = value === 0 || value >= 10 ? 0 : value < 1 ? 2 : 1;
  return `${value.toFixed(digits)} %`;
}

/** `5 %`: the share of a canary, which people write in whole percent. */
export function shareText(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

/** `0.38 秒`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} 秒`;
}
