import { answerJobs } from '#server/processes/answer-jobs.ts'
import { parseMail } from './parse-mail.ts'

// The process that parses mails from outside. It fetches nothing that a mail names.
answerJobs((mail: Uint8Array) => parseMail(mail))
