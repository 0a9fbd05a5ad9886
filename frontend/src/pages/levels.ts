/** The bots there are, from the weakest to the strongest, by the server's names. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = 'greedy';
