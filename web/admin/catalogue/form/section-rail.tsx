import type { Finding } from '#shared/catalogue/rules/finding.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { sections: readonly { id: string; title: string; findings: readonly Finding[] }[] }

/** The sections of the form with how much is found in each: a column where there is room, otherwise a row that scrolls. */
export const SectionRail = ({ sections }: Props) => (
	<nav
		aria-label="Parts of the form"
		className="sticky top-(--table-top) z-10 -mx-1 self-start overflow-x-auto bg-paper px-1 [scrollbar-width:none] lg:top-16 @3xl:pt-2"
	>
		<ul className="flex gap-1 @3xl:flex-col">
			{sections.map(({ id, title, findings }) => {
				const errors = findings.filter(({ level }) => level === 'error').length
				return (
					<li key={id} className="shrink-0">
						<a
							href={`#${id}`}
							onClick={(event) => {
								event.preventDefault()
								document.getElementById(id)?.scrollIntoView()
								document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus()
							}}
							className="flex min-h-11 items-center justify-between gap-2 rounded-md px-3 text-ink-soft hover:bg-sea-wash hover:text-sea"
						>
							{title}
							{findings.length > 0 ? (
								<Badge tone={errors > 0 ? 'red' : 'yellow'}>
									{errors || findings.length}
									<span className="sr-only">{errors > 0 ? ' to correct' : ' to improve'}</span>
								</Badge>
							) : null}
						</a>
					</li>
				)
			})}
		</ul>
	</nav>
)
