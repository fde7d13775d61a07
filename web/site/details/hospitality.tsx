import { Section } from './section.tsx'

/** The id of the section. */
export const HOSPITALITY = 'hospitality'

type Props = { note?: string; included: readonly string[]; onRequest: readonly string[] }

export function Hospitality({ note, included, onRequest }: Props) {
	return (
		<Section title="Signature Hospitality" id={HOSPITALITY}>
			{note ? <p className="mt-5 max-w-prose text-lg text-ink-soft">{note}</p> : null}
			<div className="mt-9 grid gap-x-16 gap-y-12 grid-cols-[minmax(0,1fr)] md:mt-12 md:grid-cols-2">
				<Services title="Services Included" items={included} />
				<Services title="Upon Request" items={onRequest} />
			</div>
		</Section>
	)
}

function Services({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<div>
			<h3 className="pb-4 font-display text-2xl text-terracotta">{title}</h3>
			<ul>
				{items.map((service) => (
					<li key={service} className="border-t border-line py-3.5 text-lg">
						{service}
					</li>
				))}
			</ul>
		</div>
	)
}
