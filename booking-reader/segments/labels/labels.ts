/**
 * The fields of one kind of element, each with the folded labels that mean it there, in the order in which they are tried. A field
 * that begins with '!' means that nowhere else, so that it tells the kind by itself.
 */
export type Labels = readonly (readonly [field: string, labels: RegExp])[]
