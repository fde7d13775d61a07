// The service worker caches the portal's page frame and its files. It never handles calls of the API: a traveller's data belongs in
// their own database (./offline-store.ts).

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type Worker = {
	/** The server defines it before this script: the build's version, the page, and the page's files. */
	frame: { version: string; page: string; files: string[] }
	clients: { claim(): Promise<void> }
	addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
	addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
}
const worker = self as unknown as Worker
const { version, page, files } = worker.frame
const CACHE = `portal ${version}`
const known = new Set(files)
const MATCH = { ignoreVary: true }
/** On a weak signal, how long the cached frame waits for the page from the server. */
const SERVER_TIMEOUT_MS = 4000

worker.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([new Request(page, { cache: 'reload' }), ...files])))
})

worker.addEventListener('activate', (event) => {
	event.waitUntil(Promise.all([removeOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
	const { request } = event
	const { pathname } = new URL(request.url)
	if (request.mode === 'navigate') event.respondWith(pageOrFrame(request))
	else if (known.has(pathname)) event.respondWith(cachedFile(request))
})

async function removeOldCaches() {
	const names = await caches.keys()
	await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

/** All portal pages have the same frame. The data fills it. */
async function pageOrFrame(request: Request): Promise<Response> {
	const fromServer = fetch(request)
	const frame = await caches.match(page, MATCH)
	if (!frame) return fromServer
	const timeout = new Promise<Response>((done) => setTimeout(() => done(frame), SERVER_TIMEOUT_MS))
	return Promise.race([fromServer.catch(() => frame), timeout])
}

const cachedFile = async (request: Request) => (await caches.match(request, MATCH)) ?? fetch(request)

export {}
