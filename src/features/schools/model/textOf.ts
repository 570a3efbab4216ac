/** A field as it is shown: '' where it is missing. Numbers, which some answers carry in place of texts, are taken too. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();
