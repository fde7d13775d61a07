import { date, longText, required } from '#shared/fields.ts'

/** What an owner says when they hold a trip (API-162). */
export const holdFields = {
	reason: required(longText('Reason', { rows: 3, max: 500 })),
	until: date('Until'),
}
