'use static';

import { useSite } from '@site/shared/store';
import { ContactPhone } from '@site/shared/ui/contact';
import { MoreLink } from '@site/shared/ui/more-link';
import { quoteSheet } from '../../content/home-service/quote';
import { readPricingQuery } from './home-service.address';
import { formatPrice } from './home-service.price';
import { formatTraffic, type Line, type Offer, type PriceList, type Quote, quoteFor } from './home-service.quote';
import { includedIn, reasonOf, reportLine } from './home-service.reasons';
import { wrongChoiceLine } from './home-service.wrong-choices';
import fields from './home-service-estimate.module.css';
import styles from './home-service-quote.module.css';

const { heads } = quoteSheet;

function Row({ line: { name, count, each, sum } }: { line: Line }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatPrice(count)}</td>
      <td>{each}</td>
      <td>{`¥${formatPrice(sum)}`}</td>
    </tr>
  );
}

function Lines({ offer }: { offer: Offer }) {
  return (
    <table className={styles.lines} aria-label={quoteSheet.lines}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offer.lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Others({ quote: { offers, lacking } }: { quote: Quote }) {
  const [cheapest, ...others] = offers;
  if (!cheapest || others.length + lacking.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{quoteSheet.others}</h3>
      <ul className={styles.others}>
        {others.map((offer) => (
          <li key={offer.plan.slug}>
            <a href={`#plan-${offer.plan.slug}`}>{offer.plan.name}</a> <b>{`¥${formatPrice(offer.sum)}`}</b>
            <p className={styles.small}>{reasonOf(offer, cheapest)}</p>
          </li>
        ))}
        {lacking.map(({ plan, lacks }) => (
          <li key={plan.slug}>
            <a href={`#plan-${plan.slug}`}>{plan.name}</a>
            <p className={styles.small}>{lacks.join('，')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type ServiceQuoteProps = PriceList & {
  /** The address of the page with the wish. */
  place: string;
  /** The query of the address that was asked for first. */
  asked: string;
  /** The day of the quote; empty where the page is of no day. */
  issued: string;
  /** Above how many times the limit of its plan a show has to be filed, and how long before: 「两倍」, 「五个工作日」. */
  times: string;
  before: string;
};

/** The cheapest way to have a wish, line by line, and what the other plans would cost: in browsers once the wish changes. */
export function ServiceQuote({ place, asked, issued, times, before, plans, features, addOns }: ServiceQuoteProps) {
  const { wish } = readPricingQuery(new URLSearchParams(place.replace(/^[^?]*/, '')));
  const list = { plans, features, addOns };
  const quote = quoteFor(wish, list);
  const [best] = quote.offers;
  const { origin } = useSite((state) => state.site);
  const line = wrongChoiceLine(asked, wish, addOns);
  const wrong = line && <p className={fields.wrong}>{line}</p>;
  return (
    // A page that was asked for another year than the example, or by its own form, is printed as its quote, also by the browser's own command and without script.
    <div className={styles.answer} data-quoted={/\?|launches/.test(place + asked) ? '' : undefined}>
      {best ? (
        <>
          <div role="status">
            <p className={styles.small}>
              {quoteSheet.best} · <a href={`#plan-${best.plan.slug}`}>{best.plan.name}</a>
            </p>
            <p className={styles.sum}>{`¥${formatPrice(best.sum)}`}</p>
            <p className={styles.small}>
              {`${quoteSheet.year}，${quoteSheet.each} ¥${formatPrice(Math.round(best.sum / wish.launches))}；全年 ${formatPrice(wish.launches)} 场约 ${formatTraffic(quote.traffic)} 流量`}
            </p>
            <p className={styles.small}>{`${quoteSheet.included}${includedIn(wish, list, best).join('，')}`}</p>
          </div>
          {wrong}
          <Lines offer={best} />
          <Others quote={quote} />
        </>
      ) : (
        <>
          <p role="status">{quoteSheet.none}</p>
          {wrong}
        </>
      )}
      <div className={styles.foot}>
        <MoreLink to="#lead">{quoteSheet.ask}</MoreLink>
        <p className={styles.small}>
          {quoteSheet.estimate +
            (issued && quoteSheet.priced) +
            quoteSheet.promise +
            (wish.crew && quoteSheet.crewTerms) +
            reportLine(wish, best, times, before)}
        </p>
        <p className={styles.paper} data-issued={issued}>
          {issued && `${quoteSheet.issued} ${issued}，`}
          <ContactPhone>{(phone) => `${quoteSheet.phone} ${phone}，`}</ContactPhone>
          {origin + place}
        </p>
      </div>
    </div>
  );
}
