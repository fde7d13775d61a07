import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from './enquiry-draft.ts'

const subject = { kind: 'villa', name: 'Rocha', sleeps: 10, villa: '1' } as const
const key = 'enquiry villa Rocha'
const values = { name: 'Iris', message: 'A cot, please' }

let stored: Map<string, string>
beforeEach(() => {
	stored = new Map()
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, text: string) => void stored.set(name, text),
		removeItem: (name: string) => void stored.delete(name),
	})
})

it('stores one draft per subject in the tab until it is removed', () => {
	const sent = { content: '[]', key: 'abc' }
	writeDraft(subject, { values, filledInMs: 4000, sent })
	expect(readDraft(subject)).toEqual({ values, filledInMs: 4000, sent })
	expect(readDraft({ kind: 'general', name: null, sleeps: null })).toEqual({ values: {} })
	writeDraft(subject, null)
	expect(stored.size).toBe(0)
})

it('reads a draft of another release with defaults, and garbage as an empty one', () => {
	stored.set(key, '{"values":{"name":"Iris","rooms":3},"sent":"yesterday","schemaVersion":9}')
	expect(readDraft(subject)).toEqual({ values: { name: 'Iris' } })
	for (const text of ['', 'null', '[]', '7', '{', '{"values":[]}']) {
		stored.set(key, text)
		expect(readDraft(subject)).toEqual({ values: {} })
	}
})

it('lasts as long as the page where the browser stores nothing', () => {
	const refuse = () => {
		throw new Error('Storage is switched off')
	}
	vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	writeDraft(subject, { values })
	expect(readDraft(subject)).toEqual({ values })
	writeDraft(subject, null)
	expect(readDraft(subject)).toEqual({ values: {} })
})
