/** Internet video is without charge at regional and sub-state contests only (AGR-12). */
export const freeTierWarning = (level: string): string =>
  `The tier without charge is for student broadcasts of member schools at regional and sub-state contests only. You chose the level “${level}”, for which the fee is $200.`;
