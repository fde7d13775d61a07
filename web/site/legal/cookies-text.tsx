import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { STORED_ON_DEVICE } from '#shared/legal/stored-on-device.ts'
import { legalPath } from '#shared/paths.ts'
import { FactList } from './fact-list.tsx'
import { periodInWords } from './in-words.ts'
import type { LegalText } from './section.ts'

/** SITE-164 */
export function cookiesText({ agency, cookies, periods }: LegalFacts): LegalText {
	const { traveller, staff } = periods.session
	return {
		title: 'Cookies',
		description: `What the website of ${agency.name} stores on your device, why, and for how long.`,
		lead: 'This site stores only what it needs to work. It has no advertising, no statistics, and nothing from other companies.',
		wordedOn: '2026-11-22',
		sections: [
			{
				id: 'in-short',
				title: 'In short',
				content: (
					<>
						<p>
							You can read every public page without a single cookie. Cookies are set only for signing in. Because we
							store nothing that needs your permission, we don’t ask for it with a banner.
						</p>
						<p>
							The tables below are complete: they list everything that the site’s own program stores in your browser.
						</p>
					</>
				),
			},
			{
				id: 'cookies',
				title: 'Cookies',
				isFact: true,
				content: (
					<FactList
						facts={[
							{
								name: <code>{cookies.session}</code>,
								text: 'Set when you sign in. Keeps you signed in from page to page.',
								note: `Travellers: until you sign out, after ${periodInWords(traveller.idle)} without use, or after ${periodInWords(traveller.absolute)}. Our staff: ${periodInWords(staff.idle)} without use, or ${periodInWords(staff.absolute)}.`,
							},
							{
								name: <code>{cookies.device}</code>,
								text: 'Set when you sign in. Recognises this browser the next time, so that we can write to you when somebody signs in to your account from a new one.',
								note: `For ${periodInWords(periods.device)} after you last signed in.`,
							},
							{
								name: <code>{cookies.ceremony}</code>,
								text: 'Set while a passkey is made or used. Ties the answer of your device to the question that we asked this browser.',
								note: 'For five minutes.',
							},
						]}
					/>
				),
			},
			{
				id: 'stored-in-your-browser',
				title: 'Stored in your browser',
				isFact: true,
				content: (
					<FactList
						facts={STORED_ON_DEVICE.map(({ name, place, purpose, until }) => ({
							name: (
								<>
									<code>{name}</code>
									<span className="block font-normal text-ink-soft">{place}</span>
								</>
							),
							text: purpose,
							note: `${until}.`,
						}))}
					/>
				),
			},
			{
				id: 'remove',
				title: 'How to remove it',
				content: (
					<>
						<p>
							Signing out removes your trips from the device and ends your session. Your browser’s settings clear
							everything else, usually under ‘Privacy’ or ‘Site data’. The public pages then work as before.
						</p>
						<p>
							On a device that other people use, sign out when you have finished. Everything else that we do with
							personal data is on our <a href={legalPath('privacy')}>privacy page</a>.
						</p>
					</>
				),
			},
			{
				id: 'other-websites',
				title: 'Other websites',
				content: (
					<p>
						Some links lead to other websites, such as those of public authorities. They have cookies and rules of their
						own.
					</p>
				),
			},
		],
	}
}
