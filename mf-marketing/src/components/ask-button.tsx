import { Button } from '@site/shared/ui/button';
import { TrialButton } from '@site/shared/ui/trial-button';
import type { PageAsk } from '@site/shared/page/page-asks';

/** The main button of a page: what its visitors ask for. What cannot be tried is asked for by the form of the page. */
export function AskButton({ ask }: { ask: PageAsk }) {
  if (ask === 'trial') return <TrialButton />;
  return (
    <Button to="#lead" look="action">
      {ask.want}
    </Button>
  );
}
