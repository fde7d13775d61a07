import type { About } from '#shared/messages/thread.ts'
import { useAuth } from '#web/data/session.tsx'
import { askAbout } from './asked-about.ts'

/** Begins a question about one item of the trip (PORTAL-100). Staff have their own place to write. */
export function AskAboutThis({ about }: { about: About }) {
	const { isAdmin } = useAuth()
	if (isAdmin) return null
	return (
		<button
			type="button"
			onClick={() => {
				document.getElementById('messages')?.scrollIntoView()
				askAbout({ ...about })
			}}
			className="mt-3 -mb-2 inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-sea print:hidden"
		>
			<span>
				Ask about this<span className="sr-only">: {about.words}</span>
			</span>
		</button>
	)
}
