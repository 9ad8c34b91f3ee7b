import { postReport } from '@site/shared/http/post-report';

window.sitePostReport = postReport;
