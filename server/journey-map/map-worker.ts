import { answerJobs } from '#server/processes/answer-jobs.ts'
import { mapOf } from './map-of-route.ts'

// The process that draws maps.
answerJobs(mapOf)
