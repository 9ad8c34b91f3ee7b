import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isLinked, libraryAddress, type LibraryQuery, libraryPlace, queryParameters } from './home-case.address';

type WayProps = {
  to: LibraryQuery;
  className: string | undefined;
  current?: boolean;
  track?: string | undefined;
  children: ReactNode;
};

/** The way to one view of the library: a link where crawlers may follow, else the button of a plain form, which they do not send. */
export function HomeCaseWay({ to, current = false, track, ...rest }: WayProps) {
  const navigate = useNavigate();
  const shared = { ...rest, 'data-track': track, ...(current && { 'aria-current': 'true' as const }) };
  if (isLinked(to)) return <Link to={libraryPlace(to)} {...shared} />;

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
      <button type="submit" {...shared} />
    </form>
  );
}
