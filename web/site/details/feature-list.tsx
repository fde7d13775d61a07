/** SITE-78 */
const SHOWN_COUNT = 6

export function FeatureList({ features }: { features: readonly string[] }) {
	const more = features.slice(SHOWN_COUNT)
	return (
		<>
			<Items items={features.slice(0, SHOWN_COUNT)} />
			{more.length > 0 ? (
				<details className="group mt-1.5">
					<summary className="inline-flex min-h-8 list-none items-center rounded-sm text-sea underline-offset-4 hover:underline group-open:hidden [&::-webkit-details-marker]:hidden">
						+{more.length} more features
					</summary>
					<Items items={more} />
				</details>
			) : null}
		</>
	)
}

const Items = ({ items }: { items: readonly string[] }) => (
	<ul className="grid gap-1.5 text-ink-soft">
		{items.map((feature) => (
			<li key={feature}>{feature}</li>
		))}
	</ul>
)
