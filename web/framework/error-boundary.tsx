import { Component, type ReactNode } from 'react'

/** Shows a way to continue when rendering throws, instead of an empty page (SITE-5). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false }

	static getDerivedStateFromError() {
		return { failed: true }
	}

	override render() {
		if (!this.state.failed) return this.props.children
		return (
			<main tabIndex={-1} className="grid min-h-dvh place-items-center p-6 text-center" role="alert">
				<div>
					<h1 className="font-display text-4xl">Something went wrong</h1>
					<p className="mt-3">
						<button type="button" className="underline underline-offset-4" onClick={() => location.reload()}>
							Reload the page
						</button>
					</p>
				</div>
			</main>
		)
	}
}
