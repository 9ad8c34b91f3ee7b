'use static';

import type { PageFacts } from '@site/shared/page/fact-words';
import type { Job } from '@site/shared/contract/site';
import { useIsOurs } from '@site/shared/store/ours';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { AboutBeliefs } from './about-beliefs';
import { AboutContact } from './about-contact';
import { AboutHero } from './about-hero';
import { AboutHistory } from './about-history';
import { AboutJoin } from './about-join';
import { AboutProfile } from './about-profile';

export type AboutData = { jobs: readonly Job[] | null };

/** The whole page is static. A white-label site shows no people and no years of ours. */
export function PageBody({ jobs, facts }: AboutData & PageFacts) {
  const isOurs = useIsOurs();
  return (
    <>
      <AboutHero />
      <AboutProfile facts={facts} />
      <FirstScreenEnd />
      <AboutBeliefs />
      {isOurs && <AboutHistory />}
      <AboutJoin jobs={jobs ?? []} />
      <AboutContact />
    </>
  );
}
