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

/** Packages with native parts, or with files and threads of their own: they stay in node_modules. */
const STAYS_OUTSIDE = ['sharp', 'pg', 'pg-boss', 'pino', 'nodemailer', 'undici', 'vite']

export default defineConfig(({ command }) => {
	// A build is always for production, also one that a test or a developer's shell makes.
	if (command === 'build') process.env.NODE_ENV = 'production'
	return {
		appType: 'custom',
		publicDir: 'web/public',
		server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1', strictPort: true },
		// What the router brings along and never asks: React's own hook for the React before it, and a reader of patterns beside ours.
		resolve: {
			alias: {
				'use-sync-external-store/shim/index.js': 'react',
				regexparam: fileURLToPath(new URL('web/framework/pattern.ts', import.meta.url)),
			},
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
					// What it would fetch along with a page, web/framework/navigation.tsx fetches sooner: when a link to it is pointed at.
					modulePreload: false,
					rolldownOptions: {
						input: [
							'web/framework/entry-client.tsx',
							'web/event/entry.ts',
							'web/ui/theme-start.js',
							'web/offline/worker.ts',
						],
						output: {
							// What every page starts with and what all of the visitors' show, and all that those import, are one file: left
							// alone they come in a dozen crumbs.
							codeSplitting: {
								groups: [
									{
										name: 'start',
										test: /web[\\/](framework[\\/](entry-client|meta)|shell[\\/]page|ui[\\/]served-picture)\.tsx$/,
									},
								],
							},
						},
					},
				},
			},
			ssr: {
				// The sources are run as they are in development, where a package that is no module can't be bundled in.
				resolve: command === 'build' ? { noExternal: true, external: STAYS_OUTSIDE } : {},
				build: {
					outDir: 'dist/server',
					ssr: true,
					copyPublicDir: false,
					rolldownOptions: {
						input: { main: 'server/main.ts', 'read-worker': 'server/import/read/read-worker.ts' },
					},
				},
			},
		},
		builder: {},
	}
})
