import './script-integrity';
import '@site/shared/ui/tokens.css';
import { siteStart } from './hydrate';

window.siteStart = siteStart;
