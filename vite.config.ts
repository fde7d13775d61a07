import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/vite/compress-assets.ts'
import { reactInProduction } from './scripts/vite/react-in-production.ts'
import { serveApp } from './scripts/vite/serve-app.ts'

/** Packages with native parts, or with files and threads of their own: they stay in node_modules. */
const STAYS_OUTSIDE = ['sharp', 'pg', 'pg-boss', 'pino', 'nodemailer', 'undici', 'vite']

export default defineConfig({
	appType: 'custom',
	publicDir: 'web/public',
	plugins: [react(), tailwind(), serveApp('/server/development.ts'), compressAssets(), reactInProduction()],
	environments: {
		client: {
			build: {
				outDir: 'dist/client',
				manifest: true,
				assetsInlineLimit: 0,
				rolldownOptions: { input: ['web/entry-client.tsx', 'web/ui/theme-start.js'] },
			},
		},
		ssr: {
			resolve: { noExternal: true, external: STAYS_OUTSIDE },
			build: {
				outDir: 'dist/server',
				ssr: true,
				copyPublicDir: false,
				rolldownOptions: { input: { main: 'web/entry-server.tsx' } },
			},
		},
	},
	builder: {},
})
