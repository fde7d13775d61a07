export const Highlights = ({ items }: { items: readonly string[] }) => (
	<ul className="print-columns mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 sm:grid-cols-2 md:mt-10">
		{items.map((highlight) => (
			<li key={highlight} className="border-t border-line py-4 text-lg leading-snug">
				{highlight}
			</li>
		))}
	</ul>
)
