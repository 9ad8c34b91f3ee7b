import type { PageHandle } from '@site/shared/page/page-handle';
import { productHead } from '../../components/product-head';
import { educationAsk, educationHead, educationQuestions } from '../../content/home-education';
import { EducationBar } from './home-education-bar';
import { PageBody } from './home-education-body';

export const handle: PageHandle = {
  layout: 'no-float',
  ask: educationAsk,
  head: (_, context) => productHead(educationHead, '/home/education', educationQuestions, context),
};

/** A short page for advertisements; the bar is its form and sticky. */
export function Component() {
  return (
    <>
      <PageBody />
      <EducationBar />
    </>
  );
}
