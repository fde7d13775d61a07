import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogue } from './scripts/vite/catalogue.ts'
import { compressAssets } from './scripts/vite/compress-assets.ts'
import { pictures } from './scripts/vite/pictures.ts'
import { plainImports } from './scripts/vite/plain-imports.ts'
import { reactInProduction } from './scripts/vite/react-in-production.ts'
import { serveApp } from './scripts/vite/serve-app.ts'

/** Packages with native code, or with separate files and threads, which cannot be bundled. */
const EXTERNAL_PACKAGES = ['sharp', 'pg', 'pg-boss', 'pino', 'nodemailer', 'imapflow', 'undici', 'vite', 'zxing-wasm']

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => {
	// A build is always for production, even when a test or a development shell starts it.
	if (command === 'build') process.env.NODE_ENV = 'production'
	return {
		appType: 'custom',
		publicDir: 'web/public',
		server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1', strictPort: true },
		resolve: {
			alias: [
				// Unneeded dependencies of the router: a shim for older versions of React, and a second parser of path patterns.
				{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
				{ find: 'regexparam', replacement: source('web/framework/pattern.ts') },
				// React Query's cache of mutations, which we do not use.
				{ find: /^\.\/mutationCache\.js$/, replacement: source('web/framework/no-mutations.ts') },
			],
		},
		plugins: [
			react(),
			tailwind(),
			catalogue(),
			pictures(),
			serveApp(),
			plainImports(),
			compressAssets(),
			reactInProduction(),
		],
		environments: {
			client: {
				build: {
					outDir: 'dist/client',
					manifest: true,
					assetsInlineLimit: 0,
					// web/framework/navigation.tsx preloads earlier: when the pointer is over a link.
					modulePreload: false,
					rolldownOptions: {
						input: [
							'web/framework/entry-client.tsx',
							'web/event/entry.ts',
							'web/ui/theme-start.js',
							'web/offline/worker.ts',
						],
						output: {
							// Combine what every page starts with and what all public pages show into one file. By default it would be
							// split into a dozen small ones.
							codeSplitting: {
								groups: [
									{
										name: 'start',
										priority: 3,
										test: /web[\\/](framework[\\/](entry-client|meta|use-page-id)|shell[\\/]page|data[\\/]catalogue|ui[\\/](served-picture|themed-picture|opening|button|glyph|use-query-text)|site[\\/]enquiry[\\/]enquiry)\.tsx?$|shared[\\/]catalogue[\\/]property\.ts$/,
									},
									// What every signed-in page starts with, and then what the trip page shows, so that a phone needs few requests
									// for it (PORTAL-72). Neither contains the page itself: the manifest must name that.
									{
										name: 'traveller',
										priority: 3,
										test: /web[\\/]offline[\\/]traveller\.ts$/,
									},
									{
										name: 'signed-in',
										priority: 2,
										test: /web[\\/](data[\\/]query|offline[\\/]cached-since|trips[\\/]kind-icons|ui[\\/](badge|skeleton|save-file|use-now|toasts[\\/]toasts|forms[\\/]choice-label))\.tsx?$|lucide-react[\\/].*[\\/]icons[\\/](arrow-left|calendar-days|calendar-plus|check|chevron-right|clock-3|cloud-off|copy|id-card|map-pin|message-circle|phone|refresh-cw|user-check|file-text|plane)\.mjs$|shared[\\/](dates|trips[\\/]timeline[\\/]wording)\.ts$|@tanstack[\\/]react-query[\\/].*[\\/]use(Base)?Query\.js$/,
									},
									{
										name: 'kinds',
										priority: 1,
										test: /shared[\\/]trips[\\/]kinds[\\/]registry\.ts$/,
									},
									{
										name: 'trip',
										priority: 1,
										test: /web[\\/]portal[\\/](app[\\/](portal-page|page-hero|trip-picture|status-badge|copyable-reference|contact-strip)|calendar[\\/](calendar-menu|cached-calendar)|journey[\\/](now-and-next|moment-actions|moment-facts|map-link|words)|trip[\\/](trip-hero|guest-details-prompt|section-nav|section-titles|scroll-to-section|use-current-section|local-clock))\.tsx?$/,
									},
									// What the dashboard shares with the weather, and the trip page does not start with.
									{
										name: 'places',
										priority: 2,
										test: /shared[\\/]places[\\/]destination(s|-zone)\.ts$/,
									},
									// What other pages share with the details of a trip, which would otherwise be in the chunk of those.
									{
										name: 'forms',
										priority: 1,
										test: /web[\\/](ui[\\/]forms[\\/](field|input|textarea)|data[\\/]idempotent-sender)\.tsx?$|lucide-react[\\/].*[\\/]icons[\\/](x|download|circle-check|bell-ring|radio)\.mjs$/,
									},
									// What the review of guest details shares with the CRM's forms, what both share with its lists, and the tabs of
									// the dashboard: one file each in place of many.
									{
										name: 'review',
										priority: 1,
										test: /shared[\\/]consent[\\/]consent\.ts$|web[\\/](trips[\\/](format-field-value|forms[\\/](merge-edits|edit-conflict))|portal[\\/](guests[\\/]guest-values|trip[\\/]trip-not-found))\.tsx?$/,
									},
									{
										name: 'small',
										priority: 2,
										test: /shared[\\/](calendar-day|customers[\\/]user)\.ts$|web[\\/](trips[\\/](staff-date|notices[\\/]notice-time)|ui[\\/]empty-state)\.tsx?$|lucide-react[\\/].*[\\/]icons[\\/](chevron-down|luggage|pencil)\.mjs$/,
									},
									{
										name: 'tabs',
										priority: 1,
										test: /web[\\/]ui[\\/]tabs\.tsx$/,
									},
									{
										name: 'notices',
										priority: 1,
										test: /shared[\\/](notices[\\/](notice|wording)|portal[\\/]live-status)\.ts$|web[\\/]trips[\\/]notices[\\/]notice-items\.tsx$/,
									},
									// What the trip page loads after its first view.
									{
										name: 'later',
										test: /web[\\/](data[\\/]confirm-identity|offline[\\/](load-cached|offline-store)|portal[\\/]app[\\/]offline-notice)\.tsx?$/,
									},
									{
										name: 'lists',
										test: /web[\\/](site[\\/]lists[\\/](?!.*-page|long[\\/])|ui[\\/]forms[\\/](checkbox|filter-|range-slider)|catalogue[\\/]property-card).*\.tsx?$/,
									},
									{
										name: 'details',
										test: /site[\\/](catalogue|embedded-property|picture|details[\\/](?!villa-page|hotel-|privilege|lightbox)[\w-]+)\.tsx?$/,
									},
								],
							},
						},
					},
				},
			},
			ssr: {
				// In development sources run unbundled, and packages that are not ES modules cannot be inlined.
				resolve: command === 'build' ? { noExternal: true, external: EXTERNAL_PACKAGES } : {},
				build: {
					outDir: 'dist/server',
					ssr: true,
					copyPublicDir: false,
					rolldownOptions: {
						input: {
							main: 'server/main.ts',
							'read-worker': 'server/import/read/read-worker.ts',
							'mail-worker': 'server/mail/incoming/mail-worker.ts',
							'feed-worker': 'server/catalogue/availability/feeds/feed-worker.ts',
						},
					},
				},
			},
		},
		builder: {},
	}
})
