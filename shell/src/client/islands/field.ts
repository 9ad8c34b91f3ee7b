import { watchField } from '../field/watch-field';

watchField();
