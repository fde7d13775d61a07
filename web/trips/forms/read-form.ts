import type { z } from 'zod'

/**
 * Reads the values of a form. FormData reports a half-typed date or number as blank. Here it becomes a value that no schema accepts, so
 * that it is an error instead of being lost (CRM-53).
 */
export function readForm(form: HTMLFormElement): Record<string, FormDataEntryValue> {
	const values = Object.fromEntries(new FormData(form))
	for (const control of form.elements)
		if (control instanceof HTMLInputElement && control.validity.badInput) values[control.name] = 'unreadable'
	return values
}

/** The first message of each invalid field. */
export function messagesByField(error: z.ZodError): Record<string, string> {
	const messages: Record<string, string> = {}
	for (const { path, message } of error.issues) messages[String(path[0])] ??= message
	return messages
}
