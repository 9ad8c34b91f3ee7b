import './help-header.module.css';
import '../widget/help-bar.module.css';
import './help-search-form.module.css';
import '@site/shared/ui/suggestion-list.module.css';
