/** A field of an item's content: what its form shows, and under which name the content has it. */
export type ContentField = {
	/** The member's name, as in shared/catalogue/rules/content-schemas.ts. */
	name: string
	label: string
	hint?: string
	/** The most characters that a text may have. */
	max?: number
} & (
	| { kind: 'text'; isNullable?: boolean }
	| { kind: 'longText' }
	/** `pastedWith`: the field that takes the second number where two are pasted. */
	| { kind: 'number'; pastedWith?: string }
	| { kind: 'country' }
	| { kind: 'gallery' }
	| { kind: 'film' }
	/** One picture with its description. */
	| { kind: 'picture' }
	| { kind: 'choice'; options: readonly (string | number)[]; isNullable?: boolean }
	| { kind: 'tags'; options: readonly string[] }
	/** A list of short texts. */
	| { kind: 'texts'; entry: string }
	/** A list of objects. `title` is the member by which staff know an entry. */
	| { kind: 'entries'; entry: string; title: string; fields: readonly ContentField[] }
	| { kind: 'group'; fields: readonly ContentField[] }
)

export type FieldKind = ContentField['kind']
export type FieldOf<Kind extends FieldKind> = Extract<ContentField, { kind: Kind }>

export type FormSection = { id: string; title: string; fields: readonly ContentField[] }
