import { legalTextsOf } from '#shared/agency/legal-texts.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { legalPath } from '#shared/paths.ts'
import { Contact } from './contact.tsx'
import type { LegalText } from './section.ts'

export function termsText({ agency }: LegalFacts): LegalText {
	return {
		title: 'Terms',
		description: `The terms for using the website of ${agency.name}, and for booking a journey.`,
		lead: 'What you can rely on when you read this site, and when you book a journey with us.',
		wordedOn: '2026-11-22',
		sections: [
			{
				id: 'this-site',
				title: 'This website',
				content: (
					<>
						<p>
							This site describes villas, hotels and services, and lets you write to us. You can’t book or pay here. An
							enquiry is free and obliges neither of us to anything.
						</p>
						<p>
							Availability, prices and what is included can change. What counts is the offer that we make to you in
							writing. Pictures and descriptions show a place as we know it; rooms and seasons differ.
						</p>
						<p>
							Please don’t copy our texts and pictures for business purposes, and don’t do anything that disturbs the
							site or other people’s accounts.
						</p>
					</>
				),
			},
			{
				id: 'who-we-are',
				title: 'Who we are',
				isFact: true,
				content: <Contact agency={agency} />,
			},
			{
				id: 'booking',
				title: 'When you book',
				content: (
					<>
						<p>
							You have a contract with us when we confirm your booking in writing. The booking confirmation says what is
							included and which terms apply to your journey. They include these:
						</p>
						{legalTextsOf(agency, { showsPrice: false }).map(({ title, text }) => (
							<div key={title}>
								<h3>{title}</h3>
								<p className="whitespace-pre-line">{text}</p>
							</div>
						))}
					</>
				),
			},
			{
				id: 'protection',
				title: 'Financial protection',
				isFact: true,
				content: <Protection agency={agency} />,
			},
			{
				id: 'your-data',
				title: 'Your data',
				content: (
					<p>
						How we use personal data is on our <a href={legalPath('privacy')}>privacy page</a>, and what the site stores
						on your device on our <a href={legalPath('cookies')}>cookies page</a>.
					</p>
				),
			},
			{
				id: 'your-rights',
				title: 'Your rights',
				content: (
					<p>
						Nothing on this page takes away a right that the law gives you as a consumer, such as those of the Package
						Travel and Linked Travel Arrangements Regulations 2018 and the Consumer Rights Act 2015.
					</p>
				),
			},
		],
	}
}

/** Claims only what the settings contain (SITE-42). */
function Protection({ agency }: Pick<LegalFacts, 'agency'>) {
	const { protectionStatement, insolvencyProtection, atolNumber, abtaNumber } = agency
	const texts = [protectionStatement, insolvencyProtection].filter((text) => text !== null)
	return (
		<>
			{texts.map((text) => (
				<p key={text} className="whitespace-pre-line">
					{text}
				</p>
			))}
			{atolNumber ? (
				<p>
					We hold ATOL {atolNumber}. When a journey is protected by the ATOL scheme, you receive an ATOL Certificate
					that lists what is protected. The Civil Aviation Authority explains the scheme at{' '}
					<a href="https://www.caa.co.uk/atol-protection/">caa.co.uk</a>.
				</p>
			) : null}
			{abtaNumber ? <p>We are a member of ABTA, number {abtaNumber}.</p> : null}
			{texts.length > 0 || atolNumber || abtaNumber ? null : (
				<p>
					Before you book, we tell you in writing what protects your journey and your money, and by whom it is provided.
				</p>
			)}
		</>
	)
}
