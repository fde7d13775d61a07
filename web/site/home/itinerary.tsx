import type { ServedPicture as Served } from '#shared/catalogue/property.ts'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { EnquiryLink } from '../enquiry/enquiry.tsx'

export function Itinerary({ picture, line }: { picture: Served | null; line: string }) {
	return (
		<section aria-labelledby="itinerary" className="relative isolate overflow-hidden bg-[#12343f] text-foam">
			<ServedPicture
				served={picture}
				alt=""
				sizes="100vw"
				className="absolute inset-0 -z-10 size-full object-right max-md:opacity-25"
			/>
			<div className="mx-auto max-w-7xl px-5 pt-24 pb-32 md:px-8 md:pt-32 md:pb-52">
				<h2 id="itinerary" className="max-w-[14ch] font-display text-5xl leading-[1.05] md:text-7xl">
					Tailor-made itineraries
				</h2>
				<p className="mt-6 max-w-[44ch] text-lg md:text-xl">{line}</p>
				<EnquiryLink href="#concierge" className="picture-button mt-9 bg-foam text-[#12343f] hover:bg-foam/85">
					Begin with a conversation
				</EnquiryLink>
			</div>
		</section>
	)
}
