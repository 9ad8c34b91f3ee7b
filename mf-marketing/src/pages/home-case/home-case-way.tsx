import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { libraryAddress, type LibraryQuery, libraryPlace, queryParameters } from './home-case.address';

/** The plain form that asks for one view of the library, around its button: crawlers follow links and send no forms. */
export function HomeCaseWay({ to, children }: { to: LibraryQuery; children: ReactNode }) {
  const navigate = useNavigate();

  return (
    <form
      action={libraryAddress}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(libraryPlace(to));
      }}
    >
      {Object.entries(queryParameters(to)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
