'use static';

import type { PageFacts } from '@site/shared/page/fact-words';
import type { Job } from '@site/shared/contract/site';
import { useIsOurs } from '@site/shared/store/ours';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { productCrumbs } from '../../components/product-head';
import { aboutHead } from '../../content/home-about/hero';
import { AboutBeliefs } from './home-about-beliefs';
import { AboutContact } from './home-about-contact';
import { AboutHero } from './home-about-hero';
import { AboutHistory } from './home-about-history';
import { AboutJoin } from './home-about-join';
import { AboutProfile } from './home-about-profile';
import { AboutTeam } from './home-about-team';

export type AboutData = { jobs: Job[] };

const path = '/home/about';
const crumbs = productCrumbs(aboutHead.name, path);

/** The static part of the page: everything but the form. A white-label site shows no people and no years of ours. */
export function PageBody({ jobs, facts }: AboutData & PageFacts) {
  const isOurs = useIsOurs();
  return (
    <>
      <AboutHero crumbs={crumbs} />
      <AboutProfile facts={facts} />
      <FirstScreenEnd />
      {isOurs && <AboutTeam />}
      <AboutBeliefs />
      {isOurs && <AboutHistory />}
      <AboutJoin jobs={jobs} />
      <AboutContact facts={facts} />
    </>
  );
}
