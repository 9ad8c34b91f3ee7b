import { refuse } from '../process/environment';

const everyDay = '1,2,3,4,5,6,7';

/**
 * The days on which somebody answers: what pages print and what the service promises, from one variable.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function readConsultDays(value = everyDay): readonly number[] {
  if (!/^[1-7](,[1-7])*$/.test(value))
    refuse('CONSULT_DAYS', value, 'days from 1 (Monday) to 7 (Sunday), as in 1,2,3,4,5');
  return value.split(',').map(Number);
}
