import { useSettings } from '#web/data/settings.tsx'
import { membershipsOf } from './memberships.ts'

/** Names only the schemes that the agency belongs to (SITE-42). */
export function Protection() {
	const { agency } = useSettings()
	return (
		<section id="protection" aria-labelledby="protection-title" className="scroll-mt-18">
			<div className="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-5 py-20 md:px-8 md:py-28 lg:grid-cols-[5fr_7fr]">
				<h2 id="protection-title" className="font-display text-4xl md:text-5xl">
					Financial protection
				</h2>
				<div className="grid max-w-prose gap-4 text-lg text-ink-soft">
					{agency.atol ? (
						<p>
							Holidays that include a flight are protected by the ATOL scheme under our number {agency.atol}. When you
							pay you receive an ATOL Certificate; it lists what is protected, what that means for you, and whom to
							contact if things go wrong.
						</p>
					) : null}
					{agency.abta ? <p>We are a member of ABTA, number {agency.abta}, and follow its code of conduct.</p> : null}
					{membershipsOf(agency) === null ? (
						<p>
							Before you pay anything we tell you in writing whether ABTA or ATOL protects your journey, how your money
							is held, and what happens to it if plans or companies change. Ask us about any part of it.
						</p>
					) : null}
				</div>
			</div>
		</section>
	)
}
