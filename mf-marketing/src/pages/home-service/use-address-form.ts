import { announce } from '@site/shared/tracking/announce';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PricingQuery, pricingPlace, readPricingQuery } from './home-service.address';
import { showQuery } from './show-query';

/** Rest after the last stroke before the page follows a form, in milliseconds. */
export const typingRest = 150;

type FormEvent = SyntheticEvent<HTMLFormElement>;

function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(fields);
}

/**
 * Takes a plain GET form over: the address follows its fields as they are filled in, without new entries in the history.
 * What was typed before the scripts were in is followed as soon as they are; from then on the fields also follow the
 * address, where a link or the history changes it.
 */
export function useAddressForm(shown: PricingQuery) {
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const told = useRef(false);
  const taken = useRef<string>(undefined);
  const address = pricingPlace(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = (form: HTMLFormElement) => pricingPlace(readPricingQuery(queryOf(form)));

  function follow(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    void navigate(wanted(form), { replace: true, preventScrollReset: true });
  }

  /** A word takes many rests; it counts as one use of the filter, as does everything else until the page is left. */
  function followAndTell(form: HTMLFormElement): void {
    follow(form);
    if (!told.current) announce('price_filter');
    told.current = true;
  }

  function followSoon(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    if (form.checkValidity()) timer.current = setTimeout(() => followAndTell(form), typingRest);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const form = place.current;
    if (!form || address === taken.current) return;
    if (taken.current !== undefined) showQuery(form, shown);
    else if (wanted(form) !== address) followSoon(form);
    taken.current = address;
  });

  return {
    ref: place,
    // Letters of an unfinished 拼音 are no words yet; the browser tells when they are.
    onInput: ({ currentTarget, nativeEvent }: FormEvent) =>
      !(nativeEvent as InputEvent).isComposing && followSoon(currentTarget),
    onCompositionEnd: ({ currentTarget }: FormEvent) => followSoon(currentTarget),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      follow(event.currentTarget);
    },
  };
}
