/** A scene of the film. */
export type Scene = {
  /** In seconds. */
  length: number;
  /** What is said under it. */
  caption: string;
  tone: 'ink' | 'limestone' | 'sand' | 'emerald';
  /** Its place among the six steps; the opening and the end have none. */
  step?: number;
  /** Its drawing, over the ground, as SVG. @param time seconds since it began */
  draw: (time: number) => string;
};
