import '../../chrome/widget/receipt.css';
import { watchForms } from '@site/shared/forms/watch-forms';

watchForms();
