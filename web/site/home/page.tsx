import hero from 'virtual:catalogue/hero/home'
import type { Settings } from '#shared/settings.ts'
import { Meta } from '#web/framework/meta.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Hero } from '#web/site/hero.tsx'
import { EnquiryProvider } from '../enquiry/enquiry.tsx'
import { Concierge } from './concierge.tsx'
import { Corporate } from './corporate.tsx'
import { Destinations } from './destinations.tsx'
import { Differences } from './differences.tsx'
import { Introduction } from './introduction.tsx'
import { Itinerary } from './itinerary.tsx'
import { Protection } from './protection.tsx'
import { Services } from './services.tsx'

/** The landing page, at `/` and `/luxury-travel` (SITE-1). */
export default function Home() {
	const settings = useSettings()
	return (
		<Page>
			<Meta
				title="Luxury Travel Services"
				description="Private villas, hotels, private jets and tailor-made itineraries, arranged by people who know the places. A reply within 24 hours, without obligation."
				path="/"
				image={hero.served?.social ? { src: hero.served.social, alt: hero.picture.alt } : null}
				structuredData={import.meta.env.SSR ? agencyData(settings) : [null]}
			/>
			<Hero
				title="Luxury Travel Services"
				subtitle="Villas, hotels and journeys, made for you alone."
				picture={hero.served}
			/>
			<EnquiryProvider>
				<Introduction />
				<Services />
				<Destinations />
				<Itinerary />
			</EnquiryProvider>
			<Differences />
			<Corporate />
			<Protection />
			<Concierge />
		</Page>
	)
}

/** The concierge's hours are those that the page promises; the office's are unknown. */
const agencyData = ({ publicUrl, agency }: Settings) => ({
	'@context': 'https://schema.org',
	'@type': 'TravelAgency',
	name: agency.name,
	url: publicUrl,
	telephone: agency.phone,
	email: agency.email,
	address: agency.address.replaceAll(/\s*\n\s*/g, ', '),
	logo: `${publicUrl}/icon-512.png`,
	...(hero.served?.social && { image: publicUrl + hero.served.social }),
	contactPoint: {
		'@type': 'ContactPoint',
		contactType: 'customer service',
		telephone: agency.phone,
		email: agency.email,
		availableLanguage: 'en-GB',
		hoursAvailable: {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
			opens: '00:00',
			closes: '23:59',
		},
	},
})
