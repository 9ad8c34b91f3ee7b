import { preparePart } from '@site/shared/ui/served-part';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { libraryLead } from '../../content/home-case/library';
import { type CaseData, loadCases } from './home-case.loader';
import { CaseLibrary } from './home-case-library';
import { CaseLead } from './home-case-rhythm';
import { CaseSetup } from './home-case-setup';
import { CaseOnward, CaseStory } from './home-case-story';

export { caseHandle as handle } from './home-case.handle';

/** With the cases comes the script that shows others than those that were served. */
export function loader(request: LoaderFunctionArgs): Promise<CaseData> {
  preparePart(CaseLead);
  return loadCases(request);
}

/** The case library; with `id` in the address one case. */
export function Component() {
  const data = useLoaderData<CaseData>();

  if (data.kind === 'study') {
    const { study, setup } = data;
    return (
      <>
        <CaseStory study={study} />
        <CaseSetup key={setup.id} setup={setup} />
        <CaseOnward study={study} />
      </>
    );
  }

  return (
    <>
      <CaseLibrary {...data} />
      <LeadBand {...libraryLead} />
    </>
  );
}
