/** Duration of the support sheet's closing animation, in milliseconds. */
export const sheetClosing = 240;
