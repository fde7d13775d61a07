import { type FormDraft, nameOfForm } from '#shared/trips/form-draft.ts'
import { sendUnconfirmed } from '#web/data/request.ts'

/** Stores what is typed into one form, until it is saved or discarded. */
export type DraftSaver = { drop: () => void; stop: () => void }

/** So long after the first key that is not stored yet. A page that is left or hidden stores it at once. */
const DELAY_MS = 5000

/**
 * Watches a form and stores on the server what was changed in it (CRM-376). `restored` are the fields that a draft has filled in: they stay part of
 * it, although the form began with them.
 */
export function draftSaver(
	tripId: string,
	which: Pick<FormDraft, 'list' | 'recordId'>,
	form: HTMLFormElement,
	restored: readonly string[],
): DraftSaver {
	const path = `/api/admin/trips/${tripId}/form-drafts/${nameOfForm(which)}` as const
	const began = valuesOf(form)
	const touched = new Set<string>()
	let isStored = restored.length > 0
	let timer: ReturnType<typeof setTimeout> | undefined

	const changed = () =>
		Object.fromEntries(
			Object.entries(valuesOf(form))
				.filter(([name, value]) => value !== began[name] || restored.includes(name))
				.map(([name, value]) => [name, touched.has(name) ? value : withoutProposedTime(form, name, value)]),
		)
	const store = (keepalive: boolean) => {
		clearTimeout(timer)
		timer = undefined
		isStored = true
		// The form is still there, and the next key stores it again.
		void sendUnconfirmed('PUT', path, { values: changed() }, { keepalive }).catch(() => {})
	}
	const noteInput = ({ target }: Event) => {
		if (target instanceof Element && 'name' in target) touched.add(String(target.name))
		timer ??= setTimeout(store, DELAY_MS, false)
	}
	const leave = () => document.visibilityState === 'hidden' && timer !== undefined && store(true)
	const stop = () => {
		clearTimeout(timer)
		form.removeEventListener('input', noteInput)
		document.removeEventListener('visibilitychange', leave)
	}
	form.addEventListener('input', noteInput)
	document.addEventListener('visibilitychange', leave)
	return {
		stop,
		drop() {
			stop()
			if (isStored) dropDraft(tripId, which)
		},
	}
}

/** Forgets a draft. One that could not be forgotten expires by itself. */
export function dropDraft(tripId: string, which: Pick<FormDraft, 'list' | 'recordId'>): void {
	void sendUnconfirmed('DELETE', `/api/admin/trips/${tripId}/form-drafts/${nameOfForm(which)}`).catch(() => {})
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
	Object.fromEntries(
		[...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
	)

/** A day that the form proposed without a time is shown as its midnight, which nobody typed. */
function withoutProposedTime(form: HTMLFormElement, name: string, value: string): string {
	const control = form.elements.namedItem(name)
	return control instanceof HTMLInputElement && control.type === 'datetime-local' ? value.replace(/T00:00$/, '') : value
}
