/** What an enquiry is about: a property, with the number of guests that a villa sleeps, or a subject such as 'Private jets', or nothing. */
export type EnquirySubject =
	| { kind: 'villa' | 'hotel'; name: string; sleeps: number | null }
	| { kind: 'general'; name: string | null; sleeps: null }
