import { SearchBox } from '@site/shared/ui/search-box';
import { useNavigate } from 'react-router-dom';
import { libraryWords } from '../../content/case-library';
import { libraryAddress, type LibraryQuery, libraryPlace, saidParameters } from './home-case.address';

/** The words that are searched for within the filters that are set. */
export function CaseSearch({ query }: { query: LibraryQuery }) {
  const navigate = useNavigate();
  const kept = Object.entries(saidParameters({ ...query, q: '' }));

  return (
    <SearchBox
      action={libraryAddress}
      name="q"
      label={libraryWords.form}
      placeholder={libraryWords.placeholder}
      button={libraryWords.send}
      keyword={query.q}
      kept={kept}
      track="case_filter"
      onSearch={(words) => navigate(libraryPlace({ ...query, q: words.trim() }))}
    />
  );
}
