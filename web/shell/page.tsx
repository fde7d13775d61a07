import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

/** The frame of a visitor's or traveller's page. Without `forceOpaque` the page starts with a picture that extends under the header. */
export function Page({ children, ...header }: HeaderProps & { children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<Header {...header} />
			<main id="content" tabIndex={-1} className="grow">
				{children}
			</main>
			<Footer />
		</div>
	)
}

/** The first element in the tab order. */
export function SkipLink() {
	return (
		<a
			href="#content"
			className="fixed top-3 left-3 z-60 rounded-md bg-sea px-4 py-2.5 font-medium text-on-sea not-focus:sr-only"
		>
			Skip to content
		</a>
	)
}
