/**
 * The fields of one type of element with the normalised labels for each. The first match wins. A field that begins with
 * '!' has labels that occur in no other type.
 */
export type Labels = Readonly<Record<string, RegExp>>
