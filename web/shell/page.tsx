import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

/** The frame of a visitor's or traveller's page. Without `forceOpaque` the page starts with a picture that extends under the header. */
export function Page({ children, ...header }: HeaderProps & { children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col print:block">
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
		<a href="#content" className="skip-link">
			Skip to content
		</a>
	)
}
