import { watchSearch } from '../search/watch-search';

watchSearch();
