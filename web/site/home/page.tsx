import destinations from 'virtual:catalogue/destinations'
import { Meta } from '#web/meta.tsx'
import { useSettings } from '#web/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Coast } from './coast.tsx'
import { Concierge } from './concierge.tsx'
import { Corporate } from './corporate.tsx'
import { Destinations } from './destinations.tsx'
import { Differences } from './differences.tsx'
import { Introduction } from './introduction.tsx'
import { Itinerary } from './itinerary.tsx'
import { Protection } from './protection.tsx'
import { Services } from './services.tsx'

/** The landing page, at / and /luxury-travel: one page, whose canonical address is the first (specification 1, 'Services page'). */
export default function Home() {
	const { publicUrl, agency } = useSettings()
	const [first] = destinations
	return (
		<Page>
			<Meta
				title="Luxury Travel Services"
				description="Private villas, hotels, private jets and tailor-made itineraries, arranged by people who know the places. A reply within 24 hours, without obligation."
				path="/"
				image={first?.served?.social ? { src: first.served.social, alt: first.picture.alt } : null}
				structuredData={{
					'@context': 'https://schema.org',
					'@type': 'TravelAgency',
					name: agency.name,
					url: publicUrl,
					telephone: agency.phone,
					email: agency.email,
				}}
			/>
			<Opening />
			<Introduction />
			<Services />
			<Destinations />
			<Itinerary />
			<Differences />
			<Corporate />
			<Protection />
			<Concierge />
		</Page>
	)
}

function Opening() {
	return (
		<section className="relative isolate flex h-[60vh] min-h-[500px] overflow-hidden bg-night text-foam">
			<Coast className="absolute inset-0 -z-10 size-full" />
			<div className="mx-auto w-full max-w-7xl px-5 max-md:pt-36 md:self-end md:px-8 md:pb-10">
				<h1 className="font-display text-4xl md:text-7xl">Luxury Travel Services</h1>
				<p className="mt-3 max-w-64 text-lg md:max-w-none md:text-xl">
					Villas, hotels and journeys, made for you alone.
				</p>
			</div>
		</section>
	)
}
