import { longestEventName } from '@site/shared/console/event-name';

type EventNameFieldProps = {
  label: string;
  placeholder: string;
  /** What is said below, before and after a name was typed. */
  status: { unnamed: string; named: string };
  className?: string | undefined;
};

/** Where a visitor names his event once for the visit; it works by an island and is not there without script. */
export function EventNameField({ label, placeholder, status, className }: EventNameFieldProps) {
  return (
    <label className={className} data-console="">
      {label}
      <input
        type="text"
        placeholder={placeholder}
        maxLength={longestEventName}
        autoComplete="off"
        data-island="event-name"
        data-event-field=""
      />
      <span role="status" data-event-said="" data-named={status.named} data-unnamed={status.unnamed}>
        {status.unnamed}
      </span>
    </label>
  );
}
