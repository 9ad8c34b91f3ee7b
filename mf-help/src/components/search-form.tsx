import { SearchBox } from '@site/shared/ui/search-box';
import { useNavigate } from 'react-router-dom';
import { searchFormCopy } from '../content/search-form';
import { helpSearchAddress, searchAddress } from '../help-addresses';

/**
 * The help centre's search box. Without script the browser requests `/help/helpSearch?keyword=…`; the shell redirects
 * to the address with the keyword in its path.
 */
export function SearchForm({ keyword = '' }: { keyword?: string }) {
  const navigate = useNavigate();
  const { label, placeholder, button } = searchFormCopy;

  return (
    <SearchBox
      action={helpSearchAddress}
      name="keyword"
      label={label}
      placeholder={placeholder}
      button={button}
      keyword={keyword}
      track="help_search"
      onSearch={(text) => navigate(searchAddress(text))}
    />
  );
}
