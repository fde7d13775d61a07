import { Section } from './section.tsx'

type Props = { included: readonly string[]; onRequest: readonly string[] }

export function Hospitality({ included, onRequest }: Props) {
	return (
		<Section title="Signature Hospitality">
			<div className="mt-9 grid gap-x-16 gap-y-12 md:mt-12 md:grid-cols-2">
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
