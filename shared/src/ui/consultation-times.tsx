import { consultationHours } from '../contract/duty-hours';
import { consultationTimes } from '../store/consultation';
import { useSite } from '@site/shared/store';

/** Days and hours of the consultation as text, for attributes. */
export function useConsultationTimes(): string {
  return useSite(({ site }) => consultationTimes(site.consult.days));
}

type ConsultationTimesProps = {
  /** The hours alone, where a line is narrow. */
  short?: boolean;
  /** With what they are the times of. */
  named?: boolean;
};

/** Days and hours of the consultation (R9.23), the same on every page. */
export function ConsultationTimes({ short = false, named = false }: ConsultationTimesProps) {
  const times = useConsultationTimes();
  if (named) return `咨询时间 ${times}`;
  return short ? consultationHours : times;
}
