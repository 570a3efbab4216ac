/** Internet video is without charge at regional and sub-state contests only (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The free tier is only for student broadcasts by member schools at regional and sub-state contests. You chose the level “${level}”, which costs $200.`;
