import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pricingPlace, readPricingQuery } from './home-service.address';

/** Rest after the last stroke before the page follows a form, in milliseconds. */
export const typingRest = 150;

type FormEvent = SyntheticEvent<HTMLFormElement>;

function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(fields);
}

/** Takes a plain GET form over: the address follows its fields as they are filled in, without new entries in the history. */
export function useAddressForm() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    void navigate(pricingPlace(readPricingQuery(queryOf(form))), { replace: true, preventScrollReset: true });
  }

  function followSoon({ currentTarget: form }: FormEvent): void {
    clearTimeout(timer.current);
    if (form.checkValidity()) timer.current = setTimeout(() => follow(form), typingRest);
  }

  return {
    // Letters of an unfinished 拼音 are no words yet; the browser tells when they are.
    onInput: (event: FormEvent) => !(event.nativeEvent as InputEvent).isComposing && followSoon(event),
    onCompositionEnd: followSoon,
    onReset: ({ currentTarget }: FormEvent) => setTimeout(() => follow(currentTarget)),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      follow(event.currentTarget);
    },
  };
}
