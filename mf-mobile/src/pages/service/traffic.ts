export type TrafficExample = {
  /** Megabits a second of the picture that is watched. */
  mbps: number;
  hours: number;
  /** Viewers at a time, on average. */
  people: number;
};

const bitsPerByte = 8;
const secondsPerHour = 3_600;
const megabytesPerGigabyte = 1_000;

/** Traffic of a live stream in gigabytes, as it is billed (1 GB = 1000 MB). */
export function trafficOf({ mbps, hours, people }: TrafficExample): number {
  return Math.round((mbps / bitsPerByte) * secondsPerHour * hours * people) / megabytesPerGigabyte;
}
