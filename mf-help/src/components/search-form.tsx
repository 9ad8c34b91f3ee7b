import { SearchBox } from '@site/shared/ui/search-box';
import { useNavigate } from 'react-router-dom';
import { searchWords } from '../content/help-words';
import { helpSearchAddress, searchAddress } from '../help-addresses';

/**
 * The help centre's search box. Without script the browser asks for `/help/helpSearch?keyword=…`; the shell leads on to
 * the address that holds the keyword in its path.
 */
export function SearchForm({ keyword = '' }: { keyword?: string }) {
  const navigate = useNavigate();
  const { label, placeholder, button } = searchWords;

  return (
    <SearchBox
      action={helpSearchAddress}
      name="keyword"
      label={label}
      placeholder={placeholder}
      button={button}
      keyword={keyword}
      track="help_search"
      onSearch={(words) => navigate(searchAddress(words))}
    />
  );
}
