import { useState } from 'react';
import { printPart } from '@site/shared/page/print-part';
import { Button } from '@site/shared/ui/button';
import { preparePart } from '@site/shared/ui/served-part';
import { Section } from '@site/shared/ui/section';
import { quoteCopy, rateNames } from '../../content/home-service/sections';
import {
  cameraCounts,
  peakText,
  type PricingQuery,
  pricingAddress,
  pricingPlace,
  queryParameters,
  rates,
  streamHours,
  wishParameters,
} from './home-service.address';
import { type NumberName, type WrongNumber, wrongWords } from './home-service.numbers';
import type { PriceList } from './home-service.quote';
import { ServiceQuote } from './home-service-quote';
import styles from './home-service-estimate.module.css';
import { issueDate } from './issue-date';
import { useAddressForm } from './use-address-form';
import { useWrongNumbers } from './use-wrong-numbers';

const { title, form, rate, hours, viewers, peak, launches, cameras, crew, captions, watch, send, print } = quoteCopy;
const ownFields: readonly string[] = wishParameters;

function Rates({ chosen }: { chosen: number }) {
  return (
    <fieldset className={styles.whole}>
      <legend className={styles.label}>{rate}</legend>
      <div className={styles.rates}>
        {rates.map((one) => (
          <label key={one} className={styles.rate}>
            <input className={styles.radio} type="radio" name="rate" value={one} defaultChecked={one === chosen} />
            <span className={styles.rateName}>{rateNames[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NumberProps = {
  name: NumberName;
  text: { label: string; unit: string; empty?: string };
  value: number | string;
  wrong: Wrong;
};

/** Text, because people write 1,000 and １５, and a field of numbers tells nobody what it refuses. */
function NumberField({ name, text: { label, unit, empty }, value, wrong }: NumberProps) {
  const fault = wrong.find((one) => one.name === name);
  const id = `_quote-${name}`;
  return (
    <div>
      <label>
        <span className={styles.label}>{label}</span>
        <span className={styles.box}>
          <input
            className={styles.number}
            name={name}
            defaultValue={value}
            placeholder={empty}
            inputMode="numeric"
            aria-invalid={fault && true}
            aria-describedby={fault && id}
          />
          {unit}
        </span>
      </label>
      {fault && (
        <span className={styles.wrong} id={id}>
          {wrongWords(fault, unit)}
        </span>
      )}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string | number;
  choices: readonly [string | number, string][];
};

function Choice({ name, label, chosen, choices }: ChoiceProps) {
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} name={name} defaultValue={chosen}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tick({ name, label, ticked }: { name: string; label: string; ticked: boolean }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value="1" defaultChecked={ticked} />
      {label}
    </label>
  );
}

type Wrong = readonly WrongNumber[];
type EstimateProps = { query: PricingQuery; list: PriceList };
type Report = { report: readonly [times: string, before: string] };

function Fields({ query: { wish }, list: { addOns }, wrong }: EstimateProps & { wrong: Wrong }) {
  const crews = addOns.filter(({ of }) => of === 'crew').map(({ key, name }): [string, string] => [key, name]);

  return (
    <>
      <Rates chosen={wish.rate} />
      <NumberField name="launches" text={launches} value={wish.launches} wrong={wrong} />
      <Choice
        name="hours"
        label={hours.label}
        chosen={wish.hours}
        choices={streamHours.map((one) => [one, `${one} ${hours.unit}`])}
      />
      <NumberField name="viewers" text={viewers} value={wish.viewers} wrong={wrong} />
      <NumberField name="peak" text={peak} value={peakText(wish)} wrong={wrong} />
      <Choice
        name="cameras"
        label={cameras.label}
        chosen={wish.cameras}
        choices={cameraCounts.map((one) => [one, one ? `${one} ${cameras.unit}` : cameras.none])}
      />
      <Choice name="crew" label={crew.label} chosen={wish.crew} choices={[['', crew.none], ...crews]} />
      <Tick name="captions" label={captions} ticked={wish.captions} />
      <Tick name="watch" label={watch} ticked={wish.watch} />
    </>
  );
}

/** What a year costs in each plan: a plain form that updates as one types after hydration. Omitted where prices failed to load. */
export function ServiceEstimate({ query, list, report: [times, before] }: EstimateProps & Report) {
  const { onInput, ...follow } = useAddressForm(query);
  const { wrong, judge } = useWrongNumbers(query);
  const [asked] = useState(query.asked);
  if (list.addOns.length === 0 || list.features.length === 0) return null;
  const kept = queryParameters(query).filter(([name]) => !ownFields.includes(name));

  return (
    <Section id="estimate" title={title} className={styles.section}>
      <div className={styles.estimate}>
        <form
          className={styles.form}
          action={`${pricingAddress}#estimate`}
          aria-label={form}
          {...follow}
          onInput={(event) => {
            // Its script comes while one types on.
            preparePart(ServiceQuote);
            onInput(event);
            judge(event.currentTarget);
          }}
        >
          {kept.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <Fields query={query} list={list} wrong={wrong} />
          <Button look="brand" type="submit">
            {send}
          </Button>
          <button type="button" className={styles.print} data-needs-script="" onClick={() => printPart('estimate')}>
            {print}
          </button>
        </form>
        <ServiceQuote
          asked={asked}
          issued={issueDate(asked)}
          times={times}
          before={before}
          place={pricingPlace({ ...query, q: '', diff: false, plans: [] })}
          {...list}
        />
      </div>
    </Section>
  );
}
