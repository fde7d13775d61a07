import type { ReactNode } from 'react'
import { EnquiryButton } from '../enquiry/enquiry.tsx'

/** The sticky panel next to the page's text: key facts and an enquiry button. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<aside aria-label={`${title} at a glance`} className="lg:sticky lg:top-28 lg:self-start">
			<div className="rounded-lg border border-line bg-card p-6 shadow-card md:p-8">
				<h2 className="font-display text-3xl">{title}</h2>
				<div className="mt-6 grid gap-7">{children}</div>
				<EnquiryButton className="mt-8 w-full" />
				<p className="mt-3 text-center text-ink-soft">Contact us for current availability</p>
			</div>
		</aside>
	)
}

export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h3 className="mb-3 text-sm font-medium tracking-wide text-brass">{title}</h3>
			{children}
		</div>
	)
}

/** Times are 'HH:MM'. */
export function Times({ checkinTime, checkoutTime }: { checkinTime: string; checkoutTime: string }) {
	return (
		<dl className="grid grid-cols-2 gap-4 border-t border-line pt-6 tabular-nums">
			<div>
				<dt className="text-sm text-ink-soft">Check-in from</dt>
				<dd className="text-lg">{checkinTime}</dd>
			</div>
			<div>
				<dt className="text-sm text-ink-soft">Check-out by</dt>
				<dd className="text-lg">{checkoutTime}</dd>
			</div>
		</dl>
	)
}
