import { SearchBox } from '@site/shared/ui/search-box';
import { useNavigate } from 'react-router-dom';
import { libraryCopy } from '../../content/home-case/library';
import { libraryAddress, type LibraryQuery, libraryPlace, queryParameters } from './home-case.address';

/** The search within the active filters. */
export function CaseSearch({ query }: { query: LibraryQuery }) {
  const navigate = useNavigate();
  const kept = Object.entries(queryParameters({ ...query, q: '' }));

  return (
    <SearchBox
      action={libraryAddress}
      name="q"
      label={libraryCopy.form}
      placeholder={libraryCopy.placeholder}
      button={libraryCopy.send}
      keyword={query.q}
      kept={kept}
      track="case_filter"
      onSearch={(text) => navigate(libraryPlace({ ...query, q: text.trim() }))}
    />
  );
}
