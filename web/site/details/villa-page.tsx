import { DEFAULT_TIMES } from '#shared/catalogue/structured/structured-details.ts'
import { type Villa, locationLabel, nightPictureOf, type ServedFilm } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
import { href, PAGES } from '#shared/paths.ts'
import { usePageId } from '#web/framework/use-page-id.ts'
import { usePageContent } from '#web/data/catalogue.tsx'
import { Page } from '#web/shell/page.tsx'
import { VillaAvailability } from '../availability/villa-availability.tsx'
import { EnquiryButton, EnquiryProvider } from '../enquiry/enquiry.tsx'
import { PropertyContext } from '../property-pictures.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { DetailsMeta } from './details-meta.tsx'
import { Floors } from './floors.tsx'
import { Gallery } from './gallery.tsx'
import { Highlights } from './highlights.tsx'
import { Hospitality, HOSPITALITY } from './hospitality.tsx'
import { Lead } from './lead.tsx'
import { PICTURE_BUTTON, PropertyHero } from './property-hero.tsx'
import { Rooms } from './rooms.tsx'
import { Section, Sections } from './section.tsx'
import { PanelPart, SidePanel, Times } from './side-panel.tsx'
import { useLightbox } from './use-lightbox.tsx'

const LIST = { name: 'Villas', path: PAGES.villas }

/** SITE-63 to SITE-67 */
export default function VillaPage() {
	const id = usePageId(PAGES.villa)
	const bundle = usePageContent<PropertyBundle<Villa>>()
	const villa = bundle.property
	return (
		<Page key={villa.id}>
			<PropertyContext value={bundle}>
				<DetailsMeta property={villa} requestedId={id} path={href(PAGES.villa, { id: villa.id })} list={LIST} />
				<EnquiryProvider subject={{ kind: 'villa', name: villa.name, sleeps: villa.guests, villa: villa.id }}>
					<VillaDetails villa={villa} film={bundle.film} />
				</EnquiryProvider>
			</PropertyContext>
		</Page>
	)
}

function VillaDetails({ villa, film }: { villa: Villa; film: ServedFilm | null }) {
	const { name, images, services } = villa
	const { show, preload, lightbox } = useLightbox(name, images)
	return (
		<>
			<PropertyHero
				still={images[0]}
				night={nightPictureOf(villa)}
				film={film}
				title={name}
				place={locationLabel(villa)}
				badge={<FactsChip villa={villa} />}
			>
				<button
					type="button"
					onClick={() => show(0)}
					onPointerEnter={preload}
					onFocus={preload}
					className={`${PICTURE_BUTTON} noscript:hidden`}
				>
					VIEW GALLERY
				</button>
				<EnquiryButton isOnPicture />
			</PropertyHero>
			<Breadcrumb list={LIST} name={name} />
			<div className="details-grid">
				<div className="min-w-0">
					<Lead text={villa.description} />
				</div>
				<Sections panel={<VillaPanel villa={villa} />}>
					<Section title="Highlights">
						<Highlights items={villa.highlights} />
					</Section>
					<Section title="Accommodation">
						<Rooms rooms={villa.suites.map(roomFor)} />
					</Section>
					<Section title="Layout">
						<Floors layout={villa.layout} />
					</Section>
					<VillaAvailability villa={villa.id} />
				</Sections>
			</div>
			<div className="details-wide mx-auto max-w-[110rem] px-5 md:px-8">
				<Gallery title="Villa Gallery" images={images} onShow={show} onPreload={preload} />
			</div>
			<div className="details-wide mx-auto max-w-7xl px-5 py-20 md:px-8 md:py-28">
				<Hospitality included={services} onRequest={villa.servicesOnRequest} />
			</div>
			{lightbox}
		</>
	)
}

/** Signature Hospitality lists all services: the panel names the first of them (SITE-67). */
const SERVICES_SHOWN = 4

function VillaPanel({ villa: { name, services } }: { villa: Villa }) {
	return (
		<SidePanel title={name}>
			<PanelPart title="Included services" className="print:hidden">
				<ul className="grid gap-2">
					{services.slice(0, SERVICES_SHOWN).map((service) => (
						<li key={service}>{service}</li>
					))}
				</ul>
				<a
					href={`#${HOSPITALITY}`}
					className="mt-1.5 inline-flex min-h-11 items-center text-sea underline-offset-4 hover:underline"
				>
					All {services.length} services
				</a>
			</PanelPart>
			<Times {...DEFAULT_TIMES} />
		</SidePanel>
	)
}

function FactsChip({ villa: { sizeText, guests, suitesCount } }: { villa: Villa }) {
	const facts = [sizeText, `2-${guests} guests`, `${suitesCount} suites`].filter(Boolean)
	return (
		<div className="inline-flex rounded-[1.25rem] border border-foam/35 px-4 py-1.5 tabular-nums">
			<div className="overflow-clip">
				{/* The dot before the first fact of each line is clipped. */}
				<ul className="-ml-6 flex flex-wrap">
					{facts.map((fact) => (
						<li key={fact} className="before:inline-block before:w-6 before:text-center before:content-['·']">
							{fact}
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}

const roomFor = ({ type, count, size, features }: Villa['suites'][number]) => ({
	type,
	facts: count > 1 ? [`${count} suites`, `${size} each`] : [size],
	features,
})
