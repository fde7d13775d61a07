import { readDocument } from '#booking-reader/read-document.ts'
import { learnFrom, readTaught } from '#booking-reader/taught/taught.ts'
import { answerJobs } from '#server/processes/answer-jobs.ts'
import type { ReaderJob } from './read-in-process.ts'

// The process that reads booking documents. It fetches nothing that a document names.
answerJobs((job: ReaderJob) => {
	if ('values' in job) return learnFrom(job)
	return 'layout' in job ? readTaught(job) : readDocument(job)
})
