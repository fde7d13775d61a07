import type { EnquiryKind } from '#shared/enquiries/enquiry.ts'

/** What an enquiry is about, and how many people sleep there; null where that says nothing, as in a hotel. */
export type Enquired = { kind: EnquiryKind; name: string; sleeps: number | null }
