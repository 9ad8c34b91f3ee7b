import { type DestinationStream, type Logger, pino } from 'pino';

const phone = /(?<!\d)1\d{10}(?!\d)/g;

/** `13800138000` → `138****8000`. */
export function maskPhones(text: string): string {
  return text.replace(phone, (digits) => `${digits.slice(0, 3)}****${digits.slice(-4)}`);
}

/** One JSON line per event, without personal data: errors have no statement and no values, phone numbers are masked. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describe },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describe(error: Error & { code?: string }): object {
  const { name, message, code, stack = '' } = error;
  return { type: name, message: maskPhones(message), code, stack: maskPhones(stack) };
}
