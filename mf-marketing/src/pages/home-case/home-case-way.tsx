import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isLinked, libraryAddress, type LibraryQuery, libraryPlace, queryParameters } from './home-case.address';

type WayProps = {
  to: LibraryQuery;
  className: string | undefined;
  current?: boolean;
  track?: string;
  children: ReactNode;
};

/** One view of the library: a link where crawlers may follow, else the button of a plain form, because they send none. */
export function Way({ to, className, current = false, track, children }: WayProps) {
  const navigate = useNavigate();
  const shared = {
    className,
    'data-track': track,
    children,
    ...(current && { 'aria-current': 'true' as const }),
  };
  const place = libraryPlace(to);
  if (isLinked(to)) return <Link to={place} {...shared} />;
  return (
    <form
      action={libraryAddress}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(place);
      }}
    >
      {Object.entries(queryParameters(to)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" {...shared} />
    </form>
  );
}
