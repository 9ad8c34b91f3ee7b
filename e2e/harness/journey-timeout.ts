/**
 * How long a journey, and whatever it waits for, may take, in milliseconds. It ends what hangs and judges nothing: beside eight
 * busy programs on two cores a journey takes twenty times as long as on a quiet machine.
 */
export const journeyTimeout = 600_000;
