import type { ReactNode } from 'react'
import type { PageData } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { CatalogueBlock } from '../data/catalogue.tsx'
import { SettingsData } from '../data/settings.tsx'
import type { Opening } from './opening.ts'

/** The URLs of a page's built files. */
export type PageAssets = {
	styles: readonly string[]
	/** The script that applies the saved theme before the first paint. It is in the page, so that nothing waits for it. */
	themeStart: string
	/** The pictures that open the page in the light and in the dark theme. The script preloads the right one. */
	opening?: Opening
	scripts: readonly string[]
	/** The modules that the page will import, preloaded with low priority so that styles and pictures come first. */
	modules: readonly string[]
	fonts: readonly string[]
	/** A page that shows nothing before its scripts have run: they come first, and the fonts after them. */
	isUrgent?: boolean
}

/** The whole page, including `<html>`. The browser passes no assets: hydration keeps the links, stylesheets and scripts of the server. */
export function Document(props: {
	settings: Settings
	assets?: PageAssets
	/** Server only, for pages that the browser hydrates. */
	catalogue?: PageData
	children: ReactNode
}) {
	const { settings, assets, catalogue, children } = props
	return (
		<html lang="en-GB" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width,initial-scale=1" />
				<meta name="theme-color" content="#fbf6ec" />
				{import.meta.env.SSR ? <Icons /> : null}
				{import.meta.env.SSR && assets ? <Assets {...assets} /> : null}
			</head>
			<body>
				{children}
				<SettingsData settings={settings} />
				{import.meta.env.SSR && !catalogue ? null : <CatalogueBlock data={catalogue ?? null} />}
			</body>
		</html>
	)
}

const Icons = () => (
	<>
		<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
		<link rel="icon" href="/favicon.ico" sizes="32x32" />
		<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
		<link rel="manifest" href="/manifest.webmanifest" />
	</>
)

function Assets({ themeStart, opening, styles, fonts, modules, scripts, isUrgent = false }: PageAssets) {
	const priority = isUrgent ? 'high' : 'low'
	return (
		<>
			<script
				dangerouslySetInnerHTML={{ __html: themeStart }}
				data-light={opening && JSON.stringify(opening.light)}
				data-dark={opening && JSON.stringify(opening.dark)}
			/>
			{/* Without a precedence React leaves them after the script, which would otherwise wait until they have loaded. */}
			{styles.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
			{(isUrgent ? [] : fonts).map((href) => (
				<link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
			))}
			{modules.map((href) => (
				<link key={href} rel="modulepreload" href={href} fetchPriority={priority} />
			))}
			{scripts.map((src) => (
				<script key={src} type="module" src={src} fetchPriority={priority} />
			))}
		</>
	)
}
