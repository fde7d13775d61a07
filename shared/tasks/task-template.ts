import { choice, required, text, type ValuesOf, wholeNumber } from '#shared/fields.ts'

export const TEMPLATE_WHENS = ['before_departure', 'after_return'] as const

/** The longest time before a departure or after a return. */
export const MAX_TEMPLATE_DAYS = 365

export const taskTemplateFields = {
	title: required(text('Task', { max: 200 })),
	days: required(wholeNumber('Days')),
	when: required(choice('When', TEMPLATE_WHENS, { initial: 'before_departure' })),
}

/** What the agency does for every trip, a number of days before it departs or after it ends (CRM-308). */
export type TaskTemplate = ValuesOf<typeof taskTemplateFields> & { id: string; version: number }
