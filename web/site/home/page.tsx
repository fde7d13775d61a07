import { Mail, Phone } from 'lucide-react'
import { Meta } from '#web/meta.tsx'
import { useSettings } from '#web/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { Page } from '#web/shell/page.tsx'
import { Coast } from './coast.tsx'

/** The landing page, at / and /luxury-travel: one page, whose canonical address is the first. */
export default function Home() {
	return (
		<Page>
			<Meta
				title="Luxury Travel Services"
				description="Villas, hotels, private jets and tailor-made itineraries, arranged by people who know the places. ABTA and ATOL protected."
				path="/"
			/>
			<Opening />
			<Introduction />
			<Contact />
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

function Introduction() {
	const { agency } = useSettings()
	return (
		<section className="mx-auto grid max-w-7xl gap-x-16 gap-y-6 px-5 py-20 md:grid-cols-2 md:px-8 md:py-28">
			<h2 className="font-display text-4xl md:text-5xl">Travel the way you would plan it, if you knew everyone</h2>
			<div className="grid max-w-prose gap-4 text-lg text-ink-soft">
				<p>
					{agency.name} arranges private villas on the French Riviera, suites above the harbour for the Grand Prix,
					chalets in the Alps and beaches you have to yourself. One person knows your journey from the first call to the
					flight home, and answers at any hour.
				</p>
				<p>
					Tell us where you would like to be. Within 24 hours you have our ideas and what they cost, without any
					obligation.
				</p>
			</div>
		</section>
	)
}

function Contact() {
	const { agency } = useSettings()
	const link =
		'inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline [&_svg]:size-5 [&_svg]:text-terracotta'
	return (
		<section aria-labelledby="contact" className="border-t border-line bg-card">
			<div className="mx-auto flex max-w-7xl flex-col gap-x-16 gap-y-6 px-5 py-16 md:flex-row md:items-center md:px-8">
				<div className="md:mr-auto">
					<h2 id="contact" className="font-display text-3xl">
						Speak to us
					</h2>
					<p className="mt-1 text-ink-soft">Our concierge is there day and night.</p>
				</div>
				<ul className="flex flex-col gap-x-10 text-lg lg:flex-row">
					<li>
						<a href={phoneHref(agency.phone)} className={`${link} tabular-nums`}>
							<Phone aria-hidden="true" />
							{agency.phone}
						</a>
					</li>
					<li>
						<a href={`mailto:${agency.email}`} className={link}>
							<Mail aria-hidden="true" />
							{agency.email}
						</a>
					</li>
				</ul>
			</div>
		</section>
	)
}
