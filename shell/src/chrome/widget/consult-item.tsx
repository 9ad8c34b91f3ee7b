import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Picture } from '@site/shared/ui/picture';
import { consultFiles } from './consult-files';
import { useSupportPage } from './use-support-page';
import { WidgetLink } from './widget-panel';

/**
 * The face of the consultant, with the hours. Without the consult service it leads to the requirement form; on pages of
 * support always to the support form of the page.
 */
export function ConsultItem() {
  const face = {
    label: '在线咨询',
    note: <ConsultationTimes short />,
    icon: <Picture file={consultFiles.consultFace} alt="" />,
  };
  if (useSupportPage()) return <WidgetLink {...face} href="#support" data-opens-sheet="" data-track="consult_click" />;
  return <WidgetLink {...face} href="/home/signUp" data-consult="" />;
}
