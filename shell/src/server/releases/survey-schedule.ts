import { ageOf } from '../age-of';

/** Every so many polls the whole chain is listed, which finds holes and a lost end. */
const pollsPerSurvey = 20;
/** Between two of them, in milliseconds: whoever goes on writing to the store makes every poll ask for one. */
const restOfSurveys = 1000;

/** When the whole chain is to be listed. */
export class SurveySchedule {
  private polls = 0;
  private due = false;
  private takenAt: number | undefined;

  /** The store is looked at. */
  poll(): void {
    this.polls += 1;
    if (this.polls % pollsPerSurvey === 0) this.due = true;
  }

  request(): void {
    this.due = true;
  }

  /** Whether the chain is to be listed now; whoever asks does so. */
  take(): boolean {
    const rests = this.takenAt !== undefined && ageOf(this.takenAt) < restOfSurveys;
    if (!this.due || rests) return false;
    this.due = false;
    this.takenAt = Date.now();
    return true;
  }
}
