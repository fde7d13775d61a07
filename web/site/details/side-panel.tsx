import { type ReactNode, useId } from 'react'
import { EnquiryButton } from '../enquiry/enquiry.tsx'

/**
 * The sticky panel next to the page's text: key facts and an enquiry button. It is never higher than the window: its facts scroll and the
 * button stays in view. On narrow screens `Sections` has the button.
 */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
	const heading = useId()
	return (
		<aside aria-label={`${title} at a glance`} className="side-panel">
			<div className="side-panel-card">
				<section ref={focusableWhileScrollable} aria-labelledby={heading} className="side-panel-facts">
					<h2 id={heading} className="font-display text-3xl">
						{title}
					</h2>
					<div className="mt-5 grid gap-6">{children}</div>
				</section>
				<div className="side-panel-action">
					<EnquiryButton className="w-full max-lg:hidden" />
					<p className="text-ink-soft lg:mt-2.5 lg:text-center">Contact us for current availability</p>
				</div>
			</div>
		</aside>
	)
}

/** Keyboard users scroll an element that has the focus. Not every browser gives it to elements without a tab index. */
function focusableWhileScrollable(element: HTMLElement | null) {
	if (!element) return undefined
	const observer = new ResizeObserver(() => {
		if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
		else element.removeAttribute('tabindex')
	})
	observer.observe(element)
	return () => observer.disconnect()
}

export function PanelPart({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
	return (
		<div className={className}>
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
