/** 'Monaco Grand Prix' is at /events/monaco-grand-prix. */
export const slugOf = (eventTag: string) => eventTag.toLowerCase().replaceAll(' ', '-')
