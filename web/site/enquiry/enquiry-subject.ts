/**
 * What an enquiry is about: a property, with the number of guests that a villa sleeps and the number under which its calendar is found, or a
 * subject such as 'Private jets', or nothing.
 */
export type EnquirySubject =
	| { kind: 'villa'; name: string; sleeps: number; villa: string }
	| { kind: 'hotel'; name: string; sleeps: null }
	| { kind: 'general'; name: string | null; sleeps: null }
