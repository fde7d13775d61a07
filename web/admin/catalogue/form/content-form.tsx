import { useMemo } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { valueAt } from '#shared/catalogue/drafts/content-path.ts'
import { Card, CardHeader } from '#web/ui/card.tsx'
import type { DraftState, DraftStore } from '../editor/draft-store.ts'
import type { FormSection } from '../fields/content-field.ts'
import { Members } from './field-view.tsx'
import { FormContext, isWithin } from './form-context.ts'
import { SectionRail } from './section-rail.tsx'

type Props = {
	sections: readonly FormSection[]
	store: DraftStore
	state: DraftState
	isReadOnly: boolean
	lookAgain: () => void
}

/** The form of an item: its sections, next to a list of them that counts what is found in each. */
export function ContentForm({ sections, store, state, isReadOnly, lookAgain }: Props) {
	const { item, content, conflicts, refusals } = state
	const { findings } = item
	const atFields = useMemo(() => findingsAtFields(item), [item])
	const form = useMemo(
		() => ({ set: store.set, choose: store.choose, findings: atFields, conflicts, refusals, isReadOnly, lookAgain }),
		[store, atFields, conflicts, refusals, isReadOnly, lookAgain],
	)
	const countIn = ({ fields }: FormSection) =>
		findings.filter(({ path }) => fields.some(({ name }) => isWithin(path, name)))
	return (
		<FormContext value={form}>
			<div className="@container">
				<div className="grid gap-5 @3xl:grid-cols-[11rem_minmax(0,1fr)]">
					<SectionRail sections={sections.map((section) => ({ ...section, findings: countIn(section) }))} />
					<div className="grid min-w-0 gap-5">
						{sections.map(({ id, title, fields }) => (
							<section key={id} id={id} className="scroll-mt-36 lg:scroll-mt-20">
								<Card>
									<CardHeader title={title} />
									<Members fields={fields} path="" value={content} columns="@lg:grid-cols-2" />
								</Card>
							</section>
						))}
					</div>
				</div>
			</div>
		</FormContext>
	)
}

/** A new item is not red all over: a field in which nobody has written anything is counted in its section, and has no message of its own. */
const findingsAtFields = ({ published, findings, content }: CatalogueItem) =>
	published ? findings : findings.filter(({ path }) => valueAt(content, path) !== undefined)
