import { Link } from 'wouter'

export function Breadcrumb({ list, name }: { list: { name: string; path: string }; name: string }) {
	return (
		<nav aria-label="Breadcrumb" className="mx-auto max-w-7xl px-5 pt-6 md:px-8">
			<ol className="flex flex-wrap items-center gap-x-2.5 text-ink-soft">
				<li>
					<Link
						href={list.path}
						className="inline-flex min-h-11 items-center underline-offset-4 hover:text-sea hover:underline"
					>
						{list.name}
					</Link>
				</li>
				<li aria-hidden="true">/</li>
				<li aria-current="page" className="text-ink">
					{name}
				</li>
			</ol>
		</nav>
	)
}
