/** `value` is from 0 to 1; without it the progress is indeterminate. */
export function Progress({ label, value }: { label: string; value?: number }) {
	return (
		<progress
			aria-label={label}
			value={value}
			className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunk forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:forced-color-adjust-none indeterminate:animate-breathe indeterminate:bg-sea [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-sea [&::-webkit-progress-value]:transition-[width]"
		/>
	)
}
