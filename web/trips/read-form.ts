import type { z } from 'zod'

/**
 * What a form of declared fields holds. A half-typed date or number reads as blank in FormData; here it reads as something that no schema
 * takes, so that it is an error and not silently nothing.
 */
export function readForm(form: HTMLFormElement): Record<string, FormDataEntryValue> {
	const given = Object.fromEntries(new FormData(form))
	for (const control of form.elements)
		if (control instanceof HTMLInputElement && control.validity.badInput) given[control.name] = 'unreadable'
	return given
}

/** A sentence for each field in error: the first one it has. */
export function messagesByField(error: z.ZodError): Record<string, string> {
	const messages: Record<string, string> = {}
	for (const { path, message } of error.issues) messages[String(path[0])] ??= message
	return messages
}
