import { consultationHours } from '../contract/duty-hours';
import { consultationTimes } from '../store/consultation';
import { useSite } from '@site/shared/store';

/** Days and hours of the consultation as text, for attributes. */
export function useConsultationTimes(): string {
  return useSite(({ site }) => consultationTimes(site.consult.days));
}

/** Days and hours of the consultation (R9.23), the same on every page; `short`: the hours alone, where a line is narrow. */
export function ConsultationTimes({ short = false }: { short?: boolean }) {
  const times = useConsultationTimes();
  return short ? consultationHours : times;
}
