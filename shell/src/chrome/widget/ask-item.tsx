import { leadAnchor } from '@site/shared/contract/page-anchors';
import { trialLink } from '@site/shared/store/login-address';
import { CirclePlay } from 'lucide-react';
import { usePageAsk } from './use-page-ask';
import { WidgetLink } from './widget-panel';

/** What the page asks for, as its hero does: the trial, or the form of the page. */
export function AskItem() {
  const ask = usePageAsk();
  const way = ask === 'trial' ? { label: '免费试用', href: trialLink, 'data-login': '' } : formOf(ask.want);
  return <WidgetLink icon={<CirclePlay size={22} aria-hidden="true" />} accent {...way} />;
}

function formOf(label: string) {
  return { label, href: `#${leadAnchor}` };
}
