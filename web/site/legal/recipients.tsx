import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import { type Fact, FactList } from './fact-list.tsx'

/** Who receives data of travellers, with the outside services that this installation uses. */
export function Recipients({ services }: LegalFacts) {
	const { mail, storage, ai, aiReadsEveryBooking, weather, flightStatus } = services
	const optional: readonly (Fact & { name: string; isUsed: boolean })[] = [
		{ name: 'Mail provider', isUsed: mail, text: 'A mail server delivers the messages that this system sends.' },
		{
			name: 'File storage',
			isUsed: storage,
			text: 'Documents and pictures of journeys are in a storage service that we rent for this purpose.',
		},
		{
			name: 'Language model',
			isUsed: ai !== null,
			text: aiReadsEveryBooking
				? `The text of the bookings that our staff bring into this system, which can name travellers, and, when one of our staff asks for it, the draft of a text for your confirmation. The service is ${hostInWords(ai)}.`
				: `Only when one of our staff asks for it: the text of a booking, which can name travellers, or the draft of a text for your confirmation. The service is ${hostInWords(ai)}.`,
		},
		{
			name: 'Flight status',
			isUsed: flightStatus !== null,
			text: `${flightStatus} receives flight numbers and dates, and no names.`,
		},
		{
			name: 'Weather forecast',
			isUsed: weather !== null,
			text: `${weather === 'private' ? 'A weather service' : weather} receives the name and position of a place, and no names of people.`,
		},
	]
	const unused = optional.filter(({ isUsed }) => !isUsed).map(({ name }) => name.toLowerCase())
	return (
		<>
			<FactList
				facts={[
					{
						name: 'Your journey',
						text: 'Airlines, hotels, villas, drivers and guides receive what they need to look after you, and so do border authorities where a country requires it.',
					},
					{ name: 'Hosting', text: 'Those who run the servers of this system for us store the data on our behalf.' },
					{
						name: 'Makers of browsers',
						text: 'Only for a device on which a traveller asked for news: Apple, Google, Microsoft or Mozilla pass the news on, encrypted so that only the device can read it.',
					},
					...optional.filter(({ isUsed }) => isUsed),
				]}
			/>
			<p>
				We sell no personal data, and nobody receives it for advertising.
				{unused.length > 0
					? ` This system could also use outside services of these kinds, but they are switched off: ${unused.join(', ')}.`
					: null}
			</p>
		</>
	)
}

const hostInWords = (host: string | null) => (host === 'private' ? 'on a server of our own' : host)
