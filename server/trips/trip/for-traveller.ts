/** A trip as its traveller sees it: without staff's notes. */
export const forTraveller = <T extends { notes: string | null }>({ notes: _notes, ...trip }: T): Omit<T, 'notes'> =>
	trip
