/** '5-Star' with as many stars. */
export function StarBadge({ count }: { count: number }) {
	return (
		<p className="inline-flex items-center gap-2.5 rounded-full border border-foam/35 bg-night/62 px-4 py-1.5">
			<span aria-hidden="true" className="stars bg-[#f3c677]" style={{ width: `${count}em` }} />
			{count}-Star
		</p>
	)
}
