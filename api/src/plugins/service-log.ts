import { privateLogOptions } from '@site/shared/contract/log-fields';
import { type DestinationStream, type Logger, pino } from 'pino';
import { logFields } from './log-fields';

/** One JSON line per event, with the fields of a list alone and without personal data (docs/faults.md F52). */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const { formatters, ...others } = privateLogOptions(logFields);
  const options = {
    ...others,
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { ...formatters, level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
