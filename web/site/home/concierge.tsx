import { ContactBand } from '#web/shell/contact-band.tsx'

export const Concierge = () => (
	<ContactBand id="concierge" title="Speak to us">
		Our concierge is there day and night. In writing, you have a reply within 24 hours.
	</ContactBand>
)
