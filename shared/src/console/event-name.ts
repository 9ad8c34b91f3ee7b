/** The key in session storage of the name that a visitor gave his event; it is sent nowhere by itself. */
export const eventNameKey = 'site-event-name';
/** Characters; more would not fit the stages. */
export const longestEventName = 16;
