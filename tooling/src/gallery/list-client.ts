import '@site/shared/ui/tokens.css';
import './list-page.module.css';
import './part-list.module.css';
import './part-view.module.css';
import { watchBuilds } from './watch-builds';
import { fitWindows } from './fit-windows';
import { searchParts } from './search-parts';

searchParts();
fitWindows();
watchBuilds();
