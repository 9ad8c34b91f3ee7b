import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PricingQuery, pricingPlace, readPricingQuery } from './home-service.address';
import type { WrongNumber } from './home-service.numbers';
import { queryOf } from './use-address-form';

const wrongIn = (form: HTMLFormElement) => readPricingQuery(queryOf(form)).wrong;

/**
 * The numbers that the quote did not take: those of the address that was asked for, then those that are typed, which the address never
 * says. Another field is judged once the address was followed, for a peak follows the average.
 */
export function useWrongNumbers(query: PricingQuery, place: RefObject<HTMLFormElement | null>) {
  const [wrong, setWrong] = useState<readonly WrongNumber[]>(query.wrong);
  const address = pricingPlace(query);
  const shown = useRef(address);

  // The fields follow the address, and what was typed before the scripts were in is only known to them.
  useEffect(() => {
    const timer = setTimeout(() => {
      const form = place.current;
      const isNew = shown.current !== address;
      const typed = form ? wrongIn(form) : [];
      if (isNew || typed.length > 0) setWrong(typed);
      shown.current = address;
    });
    return () => clearTimeout(timer);
  }, [address, place]);

  function judge(form: HTMLFormElement, name: string): void {
    setWrong((before) =>
      wrongIn(form).filter((one) => [name, ...before.map(({ name: known }) => known)].includes(one.name)),
    );
  }

  return { wrong, judge };
}
