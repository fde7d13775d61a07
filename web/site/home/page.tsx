import type { HomeContent } from '#shared/catalogue/page-data.ts'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import type { Settings } from '#shared/settings.ts'
import { Meta } from '#web/framework/meta.tsx'
import { usePageContent } from '#web/data/catalogue.tsx'
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
import { Planners } from './planners.tsx'
import { Protection } from './protection.tsx'
import { Services } from './services.tsx'

/** The landing page, at `/` and `/luxury-travel` (SITE-1). Its words are the agency's (SITE-186). */
export default function Home() {
	const settings = useSettings()
	const { opening, itinerary, destinations, services, words, planners = [] } = usePageContent<HomeContent>()
	return (
		<Page>
			<Meta
				title="Luxury Travel Services"
				description={words?.description ?? ''}
				path="/"
				image={opening.served?.social ? { src: opening.served.social, alt: opening.picture.alt } : null}
				structuredData={import.meta.env.SSR ? agencyData(settings, opening.served) : [null]}
			/>
			<Hero title="Luxury Travel Services" subtitle={words?.subtitle ?? ''} picture={opening.served} />
			<EnquiryProvider>
				{words ? <Introduction {...words.introduction} /> : null}
				<Services services={services} />
				<Destinations destinations={destinations} />
				<Itinerary picture={itinerary.served} line={words?.itineraries ?? ''} />
			</EnquiryProvider>
			{words ? <Differences {...words.differences} /> : null}
			{planners.length > 0 ? <Planners planners={planners} /> : null}
			{words ? <Corporate {...words.companies} /> : null}
			<Protection />
			<Concierge line={words?.contact ?? ''} />
		</Page>
	)
}

/** The concierge's hours are those that the page promises; the office's are unknown. */
const agencyData = ({ publicUrl, agency }: Settings, picture: ServedPicture | null) => ({
	'@context': 'https://schema.org',
	'@type': 'TravelAgency',
	name: agency.name,
	url: publicUrl,
	telephone: agency.phone,
	email: agency.email,
	address: agency.address.replaceAll(/\s*\n\s*/g, ', '),
	logo: `${publicUrl}/icon-512.png`,
	...(picture?.social && { image: publicUrl + picture.social }),
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
