import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { useSupportPage } from './use-support-page';
import { WidgetLink } from './widget-panel';

/**
 * The face of the consultant, with the hours. Without the consult service it leads to the requirement form; on pages of
 * support always to the support form of the page.
 */
export function ConsultItem() {
  const face = { label: '在线咨询', note: <ConsultationTimes short />, icon: <ConsultFace /> };
  if (useSupportPage()) return <WidgetLink {...face} href="#support" data-opens-sheet="" data-track="consult_click" />;
  return <WidgetLink {...face} href="/home/signUp" data-consult="" />;
}

function ConsultFace() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="14" fill="#BFE3DE" />
      <path d="M4 25c1-6 5-8 10-8s9 2 10 8a14 14 0 0 1-20 0Z" fill="#C73E16" />
      <path d="M7.500 13C7 7 10 4 14 4s7 3 6.500 9c0 2-.5 3-1 4h-11c-.5-1-1-2-1-4Z" fill="#173E44" />
      <ellipse cx="14" cy="12.500" rx="4.600" ry="5.500" fill="#F0CBB0" />
      <path
        d="M9.300 11c1-3.500 3-4 4.700-4 2 0 4 .8 4.700 4-2 0-4-1-5-2.200-1 1.400-2.500 2.200-4.400 2.200Z"
        fill="#173E44"
      />
      <path
        d="M8 12.500v2.500m12-2.500v2.500c0 2-2 3-4 3"
        fill="none"
        stroke="#06363A"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </svg>
  );
}
