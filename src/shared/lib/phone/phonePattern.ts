/** An optional country prefix, then area code, exchange and line; the groups 1 to 4. */
export const phonePattern =
  /^(?:(\+\d{1,3}|1)[\s.-]{0,3})?(?:\((\d{3})\)|(\d{3}))[\s.-]{0,3}(\d{3})[\s.-]{0,3}(\d{4})$/;
