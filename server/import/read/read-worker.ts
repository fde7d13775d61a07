import { type BookingDocument, readDocument } from '#booking-reader/read-document.ts'
import { answerJobs } from '#server/processes/answer-jobs.ts'

// The process that reads booking documents. It fetches nothing that a document names.
answerJobs((document: BookingDocument) => readDocument(document))
