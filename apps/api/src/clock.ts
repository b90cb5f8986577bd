/** The current time; tests fix it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
