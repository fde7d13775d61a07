/** A table or column's name in SQL. Quoted, since an unquoted name is folded to lower case: `carRentals` would be `carrentals`. */
export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`
