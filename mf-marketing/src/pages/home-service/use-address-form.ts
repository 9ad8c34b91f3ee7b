import { announce } from '@site/shared/tracking/announce';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PricingQuery, pricingPlace, readPricingQuery } from './home-service.address';
import { fillForm } from './fill-form';

/** Debounce of typing, in milliseconds. */
export const typingRest = 150;

type FormEvent = SyntheticEvent<HTMLFormElement>;

/** What the fields of a form say, as its address would. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(fields);
}

/**
 * Enhances a plain GET form: the URL follows its fields as they are filled in, without new history entries.
 * What was typed before the scripts were in is followed as soon as they are, and an address with numbers that were not taken says those
 * that were; from then on the fields also follow the address, where a link or the history changes it to what they do not say.
 */
export function useAddressForm(shown: PricingQuery) {
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const announced = useRef(false);
  const taken = useRef<string>(undefined);
  const address = pricingPlace(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedIn = (form: HTMLFormElement) => readPricingQuery(queryOf(form));

  function follow(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    void navigate(pricingPlace(typedIn(form)), { replace: true, preventScrollReset: true });
  }

  /** The filter is tracked once a visit to the page. */
  function followAndReport(form: HTMLFormElement): void {
    follow(form);
    if (!announced.current) announce('price_filter');
    announced.current = true;
  }

  function followSoon(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    if (form.checkValidity()) timer.current = setTimeout(() => followAndReport(form), typingRest);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const form = place.current;
    if (!form || address === taken.current) return;
    const { wrong, ...typed } = typedIn(form);
    const differs = pricingPlace(typed) !== address;
    const isFirst = taken.current === undefined;
    if (!isFirst && differs) fillForm(form, shown);
    else if (isFirst && (wrong.length > 0 || differs)) form.dispatchEvent(new InputEvent('input', { bubbles: true }));
    else if (isFirst && shown.wrong.length > 0) followSoon(form);
    taken.current = address;
  });

  return {
    ref: place,
    // During 拼音 composition the input is not final; `compositionend` follows.
    onInput: ({ currentTarget, nativeEvent }: FormEvent) =>
      !(nativeEvent as InputEvent).isComposing && followSoon(currentTarget),
    onCompositionEnd: ({ currentTarget }: FormEvent) => followSoon(currentTarget),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      follow(event.currentTarget);
    },
  };
}
