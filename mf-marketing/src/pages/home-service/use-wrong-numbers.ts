import { type RefObject, useEffect, useState } from 'react';
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

  // What was typed before the scripts were in, and what the fields are after the address changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address
  useEffect(() => {
    const typed = place.current ? wrongIn(place.current) : [];
    setWrong((before) => (typed.length > 0 || before !== query.wrong ? typed : before));
  }, [address]);

  function judge(form: HTMLFormElement, name: string): void {
    setWrong((before) =>
      wrongIn(form).filter((one) => [name, ...before.map(({ name: known }) => known)].includes(one.name)),
    );
  }

  return { wrong, judge };
}
