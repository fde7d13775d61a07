/** The house's mark: a low sun and its glitter on the sea, as on the posters. Flat, four shapes. */
export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 40" className={className} aria-hidden="true">
			<circle cx="20" cy="20" r="20" fill="#f3b27a" />
			<circle cx="20" cy="19" r="8.5" fill="#fff3da" />
			<path d="M0 20h40a20 20 0 0 1-40 0Z" fill="#1f6a7b" />
			<path d="M0 20c5-4.4 9-6.2 12.500-4.600C15 16.600 16.500 18.600 19 20Z" fill="#a9583c" />
			<path d="M27 20c3-2.600 7-3.400 13-.3V20Z" fill="#c17f5f" />
			<path d="M14 24.200h13v1.600H14Zm3 4.200h10v1.600H17Zm-4.500 4.200h8v1.600h-8Z" fill="#ffe9c4" />
		</svg>
	)
}
