import { companyFigures } from '@site/shared/page/company-figures';
import { homeCopy } from './home-sections';

/** What the loader of a page with the figures asks the facts of. */
export const figureWords = [companyFigures, homeCopy.figures];
