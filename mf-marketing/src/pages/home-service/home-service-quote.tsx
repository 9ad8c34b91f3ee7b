'use static';

import { MoreLink } from '@site/shared/ui/more-link';
import { quoteCopy } from '../../content/home-service';
import { readPricingQuery } from './home-service.address';
import { formatPrice } from './home-service.price';
import {
  formatTraffic,
  type Line,
  type Offer,
  type PriceList,
  type Quote,
  quoteFor,
  sparedIn,
} from './home-service.quote';
import { wrongChoiceLine } from './home-service.wrong-choices';
import fields from './home-service-estimate.module.css';
import styles from './home-service-quote.module.css';

const { heads } = quoteCopy;

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
    <table className={styles.lines} aria-label={quoteCopy.lines}>
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

/** What a dearer offer costs more, and what that is for. */
function reasonOf(offer: Offer, cheapest: Offer): string {
  const spared = sparedIn(offer, cheapest);
  const own = offer.plan.facts.slice(0, 2).map(({ name, value }) => `${name} ${value}`);
  return `多 ¥${formatPrice(offer.sum - cheapest.sum)}：${[...spared, ...own].join('，')}`;
}

function Others({ quote: { offers, lacking } }: { quote: Quote }) {
  const [cheapest, ...others] = offers;
  if (!cheapest || others.length + lacking.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{quoteCopy.others}</h3>
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
  /** Of the site, for the address on paper. */
  origin: string;
};

/** The cheapest way to have a wish, line by line, and what the other plans would cost: in browsers once the wish changes. */
export function ServiceQuote({ place, asked, origin, plans, features, addOns }: ServiceQuoteProps) {
  const { wish } = readPricingQuery(new URLSearchParams(place.replace(/^[^?]*/, '')));
  const quote = quoteFor(wish, { plans, features, addOns });
  const [best] = quote.offers;
  const line = wrongChoiceLine(asked, wish, addOns);
  const wrong = line && <p className={fields.wrong}>{line}</p>;
  return (
    <div className={styles.answer}>
      {best ? (
        <>
          <div role="status">
            <p className={styles.small}>
              {quoteCopy.best} · <a href={`#plan-${best.plan.slug}`}>{best.plan.name}</a>
            </p>
            <p className={styles.sum}>{`¥${formatPrice(best.sum)}`}</p>
            <p className={styles.small}>
              {`${quoteCopy.year}，${quoteCopy.each} ¥${formatPrice(Math.round(best.sum / wish.launches))}；全年 ${formatPrice(wish.launches)} 场约 ${formatTraffic(quote.traffic)} 流量`}
            </p>
          </div>
          {wrong}
          <Lines offer={best} />
          <Others quote={quote} />
        </>
      ) : (
        <>
          <p role="status">{quoteCopy.none}</p>
          {wrong}
        </>
      )}
      <div className={styles.foot}>
        <MoreLink to="#lead">{quoteCopy.ask}</MoreLink>
        <p className={styles.small}>{quoteCopy.promise}</p>
        <p className={styles.paper}>{origin + place}</p>
      </div>
    </div>
  );
}
