/** A scene of the film. */
export type Scene = {
  /** In seconds. */
  length: number;
  /** Its caption. */
  caption: string;
  tone: 'ink' | 'limestone' | 'sand' | 'emerald';
  /** Its number among the six steps; the opening and the end have none. */
  step?: number;
  /** Its drawing above the background, as SVG. @param time seconds since its start */
  draw: (time: number) => string;
};
