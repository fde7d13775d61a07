const PREFIX = 'traveller '

/** The name of a traveller's IndexedDB database. */
export const databaseName = (userId: string) => `${PREFIX}${userId}`
export const isDatabaseName = (name: string) => name.startsWith(PREFIX)
