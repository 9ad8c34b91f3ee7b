/** The minimum hover time that counts as intent, in milliseconds. */
export const hoverIntent = 65;
