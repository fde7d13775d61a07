import { use } from 'react'
import { ScreenSpinner } from '#web/ui/spinner.tsx'
import { settingsBlock } from '../data/settings.tsx'
import { RenderContext } from './render-context.tsx'

/** What shows while a page is loading. The first page of a visit shows its picture, which the server knows from the data, at once. */
export function LoadingScreen() {
	const picture = import.meta.env.SSR ? use(RenderContext)?.picture : settingsBlock().dataset.picture
	if (!picture)
		return (
			<main tabIndex={-1} className="grid min-h-dvh place-items-center" aria-busy="true">
				<ScreenSpinner />
			</main>
		)
	return (
		<main tabIndex={-1} className="min-h-dvh" aria-busy="true">
			<div className="opening portal-opening min-h-108 md:min-h-120">
				<div className="opening-picture">
					<img src={picture} alt="" fetchPriority="high" />
				</div>
				<div className="opening-text">
					<ScreenSpinner />
				</div>
			</div>
		</main>
	)
}
