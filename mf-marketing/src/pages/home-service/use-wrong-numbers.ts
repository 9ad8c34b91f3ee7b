import { type RefObject, useEffect, useState } from 'react';
import { type PricingQuery, readPricingQuery } from './home-service.address';
import { queryOf } from './use-address-form';

/**
 * The numbers that the quote did not take: those of the address that was asked for, then those that are typed, which the address never
 * says.
 */
export function useWrongNumbers({ wrong: asked }: PricingQuery, place: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState(asked);
  const typedIn = (form: HTMLFormElement) => readPricingQuery(queryOf(form)).wrong;

  // What was typed before the scripts were in.
  useEffect(() => {
    const typed = place.current ? typedIn(place.current) : [];
    if (typed.length > 0) setWrong(typed);
  }, [place]);

  return { wrong, judge: (form: HTMLFormElement) => setWrong(typedIn(form)) };
}
