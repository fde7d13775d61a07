import { type ReactNode, useId } from 'react'
import { EnquiryButton } from '../enquiry/enquiry.tsx'

type Props = { title: string; id?: string; children: ReactNode }

export function Section({ title, id, children }: Props) {
	const heading = useId()
	return (
		<section id={id} aria-labelledby={heading} className="scroll-mt-24">
			<h2 id={heading} className="font-display text-4xl md:text-5xl">
				{title}
			</h2>
			{children}
		</section>
	)
}

/**
 * The side panel and the sections after the description. On narrow screens the panel comes first, and an enquiry button sticks to the bottom
 * edge. On wide screens the two are cells of the page's grid.
 */
export const Sections = ({ panel, children }: { panel: ReactNode; children: ReactNode }) => (
	<div className="details-main grid min-w-0 grid-cols-[minmax(0,1fr)] gap-18 md:gap-24 lg:contents">
		{panel}
		<div className="details-sections grid min-w-0 grid-cols-[minmax(0,1fr)] gap-18 md:gap-24 lg:col-start-1">
			{children}
		</div>
		<EnquiryButton className="sticky bottom-3 z-30 w-full shadow-lifted lg:hidden" />
	</div>
)
