import { COMPLAINTS_PATH } from '#shared/complaints/complaint.ts'
import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { legalPath } from '#shared/paths.ts'
import { Contact } from './contact.tsx'
import { FactList } from './fact-list.tsx'
import { Periods } from './periods.tsx'
import { Recipients } from './recipients.tsx'
import type { LegalText } from './section.ts'

/** SITE-161: the recipients and periods are those of this installation. */
export function privacyText(facts: LegalFacts): LegalText {
	const { agency } = facts
	return {
		title: 'Privacy',
		description: `What personal data ${agency.name} collects, why, who receives it, and how long it is stored.`,
		lead: 'We arrange journeys, and for that we need to know who travels. This page says what we ask for, why, and what happens to it.',
		wordedOn: '2026-11-22',
		sections: [
			{
				id: 'who-we-are',
				title: 'Who we are',
				isFact: true,
				content: (
					<>
						<p>
							We decide how the personal data on this page is used, and answer for it. In law we are its controller.
						</p>
						<Contact agency={agency} />
					</>
				),
			},
			{ id: 'what-we-collect', title: 'What we collect', content: <Collected /> },
			{ id: 'why', title: 'Why we use it', content: <Purposes /> },
			{
				id: 'diet-and-health',
				title: 'Diet, health and mobility',
				content: (
					<>
						<p>
							An allergy or a wheelchair matters to the people who look after you, so you can tell us about it. It is up
							to you: leave the fields empty if you would rather tell the hotel yourself.
						</p>
						<p>
							We use what you write there only with your consent. Each traveller can give it and withdraw it in the
							guest details of the journey, or by writing to us; when it is withdrawn, we delete the details. Please
							enter details about somebody else only if they have agreed.
						</p>
					</>
				),
			},
			{ id: 'who-receives-it', title: 'Who receives it', isFact: true, content: <Recipients {...facts} /> },
			{
				id: 'other-countries',
				title: 'Countries outside the UK',
				content: (
					<p>
						A hotel in another country can’t expect you without knowing your name. So details of a journey go to the
						countries that it leads to, as far as the contract with you requires. Not every country protects personal
						data as UK law does. Ask us which details go where.
					</p>
				),
			},
			{
				id: 'protection',
				title: 'How we protect it',
				content: (
					<p>
						Passport details, dates of birth, nationalities, and what you tell us about diet and health are encrypted
						where they are stored. Passwords are stored in a form that can’t be turned back. Only our own staff sign in
						to the system, and it records who has changed what.
					</p>
				),
			},
			{ id: 'how-long', title: 'How long we store it', isFact: true, content: <Periods {...facts} /> },
			{ id: 'your-rights', title: 'Your rights', content: <Rights email={agency.email} /> },
			{
				id: 'cookies',
				title: 'Cookies',
				content: (
					<p>
						What this site stores in your browser is on our <a href={legalPath('cookies')}>cookies page</a>.
					</p>
				),
			},
		],
	}
}

const Collected = () => (
	<FactList
		facts={[
			{
				name: 'When you enquire',
				text: 'Your name, e-mail address and telephone number, your dates and the number of guests, and your message. We also store the network address that the enquiry came from, to keep out programs that send advertising.',
			},
			{
				name: 'When you travel',
				text: 'For each traveller: name, contact details, date of birth, nationality and passport details, and what you tell us about diet, health and mobility. For the journey: flights, stays, transfers, activities and documents.',
			},
			{
				name: 'From somebody else',
				text: 'The person who books often gives us the details of the others. If that was you, please show them this page. Airlines, hotels and other companies send us confirmations that name you.',
			},
			{
				name: 'When you sign in',
				text: 'Your username and e-mail address, and for each sign-in the time, the network address and the kind of browser.',
			},
		]}
	/>
)

const Purposes = () => (
	<FactList
		facts={[
			{ name: 'To answer an enquiry', text: 'You ask us for an offer: steps before a contract.' },
			{
				name: 'To arrange your journey',
				text: 'Our contract with the person who books. For the others who travel: our legitimate interest in carrying it out.',
			},
			{
				name: 'To keep the law',
				text: 'Rules on package travel, the protection of your money, and tax require that we can show what was booked and paid.',
			},
			{ name: 'Diet, health, mobility', text: 'Your explicit consent.' },
			{
				name: 'To keep accounts safe',
				text: 'Our legitimate interest, and yours, in noticing misuse: records of sign-ins, limits on attempts, messages about new devices.',
			},
		]}
	/>
)

const Rights = ({ email }: { email: string }) => (
	<>
		<p>You can ask us at any time</p>
		<ul>
			<li>what we store about you, and for a copy of it;</li>
			<li>to correct what is wrong: travellers can correct much of it themselves before we confirm a journey;</li>
			<li>to erase it, as far as no law requires us to keep it;</li>
			<li>to restrict what we do with it, or to give it to you in a form that another company can read;</li>
			<li>to stop a use that is based on our legitimate interest, or on your consent.</li>
		</ul>
		<p>
			Write to <a href={`mailto:${email}`}>{email}</a>. We answer within one month, free of charge. To be sure that
			nobody else asks in your name, we may check who you are.
		</p>
		<p>
			If you are not satisfied, <a href={COMPLAINTS_PATH}>tell us</a>: we confirm a complaint at once, look into it, and
			answer within 30 days. You can also complain to the{' '}
			<a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
		</p>
	</>
)
