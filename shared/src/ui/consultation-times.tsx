import { consultationTimes } from '../store/consultation';
import { useSite } from '@site/shared/store';

/** Days and hours of the consultation as text, for attributes. */
export function useConsultationTimes(): string {
  return useSite(({ site }) => consultationTimes(site.consult.days));
}

/** Days and hours of the consultation (R9.23), the same on every page. */
export function ConsultationTimes() {
  return useConsultationTimes();
}
