/** How much of one star is filled. */
export type StarFill = 'full' | 'half' | 'empty';

/** The fill of each of the five stars: full up to the rating's floor, half from .5 on. */
export function starFills(rating: number): readonly StarFill[] {
  return [0, 1, 2, 3, 4].map((before) => {
    if (rating >= before + 1) return 'full';
    return rating - before >= 0.5 ? 'half' : 'empty';
  });
}
