import { classNames } from '#web/ui/class-names.ts'

const ICONS = { close: 'm6 6 12 12M18 6 6 18', back: 'm14.5 5-7 7 7 7', forward: 'm9.5 5 7 7-7 7' }

type Props = { name: string; icon: keyof typeof ICONS; onClick: () => void; className?: string }

/** A button on the dark background of the lightbox. */
export const RoundButton = ({ name, icon, onClick, className }: Props) => (
	<button
		type="button"
		aria-label={name}
		onClick={onClick}
		className={classNames(
			'grid size-12 place-items-center rounded-full border border-foam/30 bg-night/60 transition-colors duration-150 hover:bg-foam hover:text-night focus-visible:outline-foam',
			className,
		)}
	>
		<svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-[1.6]">
			<path d={ICONS[icon]} strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	</button>
)
