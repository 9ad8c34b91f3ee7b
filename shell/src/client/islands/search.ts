import '@site/shared/ui/suggestion-list.module.css';
import { watchSearch } from '../search/watch-search';

watchSearch();
