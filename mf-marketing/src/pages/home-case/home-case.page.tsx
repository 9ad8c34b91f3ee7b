import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { libraryLead } from '../../content/home-case/library';
import { caseHandle } from './home-case.handle';
import { type CaseData, loadCases } from './home-case.loader';
import { CaseLibrary } from './home-case-library';
import { CaseSetup } from './home-case-setup';
import { CaseOnward, CaseStory } from './home-case-story';

export const loader = loadCases;
export const handle = caseHandle;

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
