import { ContactBand } from '#web/shell/contact-band.tsx'

export const Concierge = ({ line }: { line: string }) => (
	<ContactBand id="concierge" title="Speak to us">
		{line}
	</ContactBand>
)
