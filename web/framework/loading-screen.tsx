import { ScreenSpinner } from '#web/ui/spinner.tsx'

/** What shows while a page is loading. */
export const LoadingScreen = () => (
	<main tabIndex={-1} className="grid min-h-dvh place-items-center" aria-busy="true">
		<ScreenSpinner />
	</main>
)
