import { useState } from 'react';
import { type PricingQuery, pricingPlace, readPricingQuery } from './home-service.address';
import { queryOf } from './use-address-form';

/**
 * The numbers that the quote did not take: those of the address that was asked for, then those that are typed, which the address never
 * says, for as long as it is the one that follows from them.
 */
export function useWrongNumbers(query: PricingQuery) {
  const address = pricingPlace(query);
  const [judged, setJudged] = useState({ address, wrong: query.wrong });

  function judge(form: HTMLFormElement): void {
    const typed = readPricingQuery(queryOf(form));
    setJudged({ address: pricingPlace(typed), wrong: typed.wrong });
  }

  return { wrong: judged.address === address ? judged.wrong : [], judge };
}
