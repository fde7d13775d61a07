import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { FactList } from './fact-list.tsx'
import { periodOf, RETENTION_KIND_LIST, RETENTION_KINDS } from '#shared/retention/retention-kinds.ts'
import { counted, periodInWords } from './in-words.ts'

/** How long data is stored, as the code deletes it. Where nothing is deleted by itself, it says so. */
export function Periods({ periods }: LegalFacts) {
	const { session, device, invitation, passwordLink, preview, answer, count, audit } = periods
	const { idle, absolute } = session.traveller
	const removed = RETENTION_KIND_LIST.flatMap((kind) => {
		const { notice } = RETENTION_KINDS[kind]
		const period = periods.retention[kind]
		// The row about the audit has several periods.
		return kind === 'audit' || !period ? [] : [{ name: notice.name, text: `${periodOf(period)} ${notice.text}.` }]
	})
	return (
		<>
			<p>
				The system deletes these by itself. Data that a claim or an authority requires us to keep can stay longer, and
				you can ask us to erase what is about you earlier.
			</p>
			<div className="mt-6">
				<FactList
					facts={[
						...removed,
						{
							name: 'Accounts',
							text: 'No fixed period. When we delete an account, all of its journeys are deleted with it.',
						},
						{
							name: 'Bookings under review',
							text: `What we read from a booking, but have not taken over: ${counted(preview, 'minute')}.`,
						},
						{
							name: 'Sign-ins',
							text: `A sign-in ends after ${periodInWords(idle)} without use and is deleted after ${periodInWords(absolute)} at the latest.`,
						},
						{ name: 'Known browsers', text: `${periodInWords(device)} after the last sign-in.` },
						{
							name: 'Links by mail',
							text: `Until they are used: an invitation for ${periodInWords(invitation)} at most, a link for a new password for ${periodInWords(passwordLink)}.`,
						},
						{
							name: 'Limits on attempts',
							text: `Counts by network address: ${counted(count, 'day')}.`,
						},
						{
							name: 'Answers to what you sent',
							text: `So that nothing is done twice on a bad connection: ${counted(answer, 'day')}.`,
						},
						{ name: 'Record of activity', text: auditInWords(audit) },
						{
							name: 'Backups',
							text: 'What we have deleted can remain in a backup until that backup is replaced. We use backups only to restore the system.',
						},
					]}
				/>
			</div>
			<p>Deletion runs once a night, and once an hour for what is stored only briefly.</p>
		</>
	)
}

function auditInWords({ months, changes, addresses }: LegalFacts['periods']['audit']) {
	if (months === 0)
		return 'Who signed in, and who read or changed what: no fixed period, and nothing is deleted by itself.'
	return `Sign-ins, and who read what: ${counted(months, 'month')}. Who changed what: ${changes % 12 === 0 ? counted(changes / 12, 'year') : counted(changes, 'month')}. Network addresses are removed from it after ${counted(addresses, 'month')}.`
}
