import type { ReactElement } from 'react';
import { storeAwayTitle, storeAwayTold } from '../data/store-away-text';
import type { StoreAway } from '../data/store-sight';
import { Told } from './told';

/** Above what is listed while the store is away: the lists are those of the shells' copies. */
export function StoreAwayBanner({ away, now }: { away: StoreAway; now: Date }): ReactElement {
  return (
    <div className="panel sentence failure banner" role="status">
      <p>
        <strong>{storeAwayTitle(away)}</strong>
      </p>
      <Told told={storeAwayTold(away, now)} id="original-store" />
    </div>
  );
}
