import { useLocation } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { NewPasswordPage } from './new-password-page.tsx'
import { WelcomePage } from './welcome-page.tsx'

/** Both pages that links in mails lead to, in one chunk: every page's first script names the chunks of all pages. */
export default function LinksPage() {
	const [path] = useLocation()
	return path.startsWith(PAGES.welcome) ? <WelcomePage /> : <NewPasswordPage />
}
