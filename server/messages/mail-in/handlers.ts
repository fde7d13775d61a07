import { bounceHandler } from '#server/mail/incoming/bounce-handler.ts'
import type { MailHandler } from '#server/mail/incoming/take-mail.ts'
import { type MailInDeps, replyHandler } from './reply-handler.ts'

/** What becomes of the mails in the mailbox for answers: reports of mails that came back, and the answers. */
export const mailInHandlers = (deps: MailInDeps): MailHandler[] => [bounceHandler(deps), replyHandler(deps)]
