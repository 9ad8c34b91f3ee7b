'use static';

import type { Job } from '@site/shared/contract/site';
import { AboutBeliefs } from './about-beliefs';
import { AboutContact } from './about-contact';
import { AboutHero } from './about-hero';
import { AboutHistory } from './about-history';
import { AboutJoin } from './about-join';
import { AboutProfile } from './about-profile';

export type AboutData = { jobs: readonly Job[] | null };

/** The whole page is static. */
export function PageBody({ jobs }: AboutData) {
  return (
    <>
      <AboutHero />
      <AboutProfile />
      <AboutBeliefs />
      <AboutHistory />
      <AboutJoin jobs={jobs ?? []} />
      <AboutContact />
    </>
  );
}
