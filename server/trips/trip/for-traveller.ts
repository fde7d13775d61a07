/** A trip as its traveller gets it. Notes are staff's own: nobody wrote them for the traveller to read. */
export const forTraveller = <T extends { notes: string | null }>({ notes: _notes, ...trip }: T): Omit<T, 'notes'> =>
	trip
