import './script-integrity';
import '@site/shared/ui/tokens.css';
import { siteStart } from './hydrate';
import { tellScriptErrors } from './tell-faults';

tellScriptErrors();
window.siteStart = siteStart;
