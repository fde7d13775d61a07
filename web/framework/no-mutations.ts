/**
 * Takes the place of React Query's cache of mutations in the browser's build (vite.config.ts), where it would be 1.3 kB of every signed-in
 * page. Our writes are plain calls: `send` (web/data/request.ts).
 */
export class MutationCache {
	clear() {}
	findAll() {
		return []
	}
	resumePausedMutations = () => Promise.resolve()
}
