import { ScreenSpinner } from '#web/ui/spinner.tsx'

export const LoadingScreen = () => (
	<main tabIndex={-1} className="grid min-h-dvh place-items-center" aria-busy="true">
		<ScreenSpinner />
	</main>
)
