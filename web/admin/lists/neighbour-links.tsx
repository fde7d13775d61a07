import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Neighbour, Neighbours } from '#shared/neighbours.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type Props = {
	/** What the list has: 'trip'. */
	noun: string
	neighbours: Neighbours | undefined
	addressOf: (id: string) => string
}

/** Leads to what comes before and after the shown one in its list. */
export function NeighbourLinks({ noun, neighbours, addressOf }: Props) {
	return (
		<nav aria-label={`Other ${noun}s of the list`} className="flex gap-2">
			<NeighbourLink label={`Previous ${noun}`} to={neighbours?.previous} addressOf={addressOf} keys="Shift+K">
				<ChevronLeft aria-hidden="true" />
				Previous
			</NeighbourLink>
			<NeighbourLink label={`Next ${noun}`} to={neighbours?.next} addressOf={addressOf} keys="Shift+J">
				Next
				<ChevronRight aria-hidden="true" />
			</NeighbourLink>
		</nav>
	)
}

type LinkProps = Pick<Props, 'addressOf'> & {
	label: string
	to: Neighbour | null | undefined
	keys: string
	children: ReactNode
}

/** Takes the place of this page, so that Back leads to the list. */
function NeighbourLink({ label, to, addressOf, keys, children }: LinkProps) {
	return to ? (
		<Link
			replace
			href={addressOf(to.id)}
			aria-label={`${label}: ${to.name}`}
			aria-keyshortcuts={keys}
			className={buttonClasses({ size: 'small' })}
		>
			{children}
		</Link>
	) : (
		<Button size="small" disabled aria-label={label}>
			{children}
		</Button>
	)
}
