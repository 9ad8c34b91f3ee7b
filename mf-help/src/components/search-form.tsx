import { SearchBox } from '@site/shared/ui/search-box';
import { ServedSuggestions, servedField } from '@site/shared/ui/served-suggestions';
import '@site/shared/ui/suggestion-list.module.css';
import { useNavigate } from 'react-router-dom';
import { searchFormCopy } from '../content/search-form';
import { helpSearchAddress, searchAddress } from '../help-addresses';
import styles from './search-form.module.css';

const list = 'help-page-suggestions';

/**
 * The help centre's search box. Without script the browser requests `/help/helpSearch?keyword=…`; the shell redirects
 * to the address with the keyword in its path. Its suggestions come from the island `search`, as those of the header do;
 * hot words are not among them, since they stand on the same page.
 */
export function SearchForm({ keyword = '' }: { keyword?: string }) {
  const navigate = useNavigate();
  const { label, placeholder, button } = searchFormCopy;

  return (
    <div data-island="search">
      <SearchBox
        action={helpSearchAddress}
        name="keyword"
        label={label}
        placeholder={placeholder}
        button={button}
        keyword={keyword}
        track="help_search"
        onSearch={(text) => navigate(searchAddress(text))}
        fieldProps={servedField(list)}
      >
        <ServedSuggestions id={list} hot={[]} label={styles.group} scope="help" />
      </SearchBox>
    </div>
  );
}
