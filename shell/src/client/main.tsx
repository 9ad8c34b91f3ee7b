import './script-integrity';
import '@site/shared/ui/tokens.css';
import { siteStart } from './hydrate';
import { reportScriptErrors } from './report-faults';

reportScriptErrors();
window.siteStart = siteStart;
