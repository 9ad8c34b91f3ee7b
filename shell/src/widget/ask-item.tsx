import { trialLink } from '@site/shared/store/login-address';
import { leadAnchor } from '@site/shared/contract/page-anchors';
import { CalendarCheck, CirclePlay } from 'lucide-react';
import { usePageAsk } from './use-page-ask';
import { WidgetLink } from './widget-panel';

/** What the page asks for, as its hero does: the trial, or the form of the page. */
export function AskItem() {
  const ask = usePageAsk();
  if (ask === 'trial')
    return (
      <WidgetLink
        label="免费试用"
        icon={<CirclePlay size={22} aria-hidden="true" />}
        accent
        href={trialLink}
        data-login=""
      />
    );
  return (
    <WidgetLink label={ask.want} icon={<CalendarCheck size={22} aria-hidden="true" />} accent href={`#${leadAnchor}`} />
  );
}
