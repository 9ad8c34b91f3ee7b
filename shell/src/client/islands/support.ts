import { watchSupport } from '@site/shared/forms/watch-support';
import { siteFacts } from '../early/site-data';

watchSupport(siteFacts);
