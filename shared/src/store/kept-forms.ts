/** The key in session storage of what forms keep: letters that wait for the network, the last receipt. */
export const keptForms = 'site-forms';
