import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSupportPage } from './use-support-page';

/** 在线咨询: on pages of support the sheet of that page, elsewhere the consultants, or the form for buyers. */
export function ConsultLink({ className, children }: { className: string | undefined; children: ReactNode }) {
  if (useSupportPage())
    return (
      <a className={className} href="#support" data-opens-sheet="" data-track="consult_click">
        {children}
      </a>
    );
  return (
    <Link className={className} to="/home/signUp" data-consult="">
      {children}
    </Link>
  );
}
