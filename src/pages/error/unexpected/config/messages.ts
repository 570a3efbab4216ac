/** Specification, section 8. */
export const messages = {
  heading: "Uh Oh! We've Encountered an Error!",
} as const;
