/** The agency's logo: a low sun and its reflection in the sea. */
export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 40" className={className} aria-hidden="true">
			<circle cx="20" cy="20" r="20" fill="#f3b27a" />
			<circle cx="20" cy="19" r="8.5" fill="#fff3da" />
			<path d="M0 20h40a20 20 0 0 1-40 0Z" fill="#1f6a7b" />
			<path d="M0 20c5-4.4 9-6.2 12.5-4.6C15 16.6 16.5 18.6 19 20Z" fill="#a9583c" />
			<path d="M27 20c3-2.6 7-3.4 13-.3V20Z" fill="#c17f5f" />
			<path d="M14 24.2h13v1.6H14Zm3 4.2h10v1.6H17Zm-4.5 4.2h8v1.6h-8Z" fill="#ffe9c4" />
		</svg>
	)
}
