// The service worker: the frame of the portal's pages and what they are made of, for when there is no network. It never sees the API:
// what belongs to a traveller is kept under that traveller's name (./store.ts).

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Worker = {
	/** Written by the server before this file: the version of the build, the page, and the files it is made of. */
	frame: { version: string; page: string; files: string[] }
	clients: { claim(): Promise<void> }
	addEventListener(name: 'install' | 'activate', heard: (event: Lasting) => void): void
	addEventListener(name: 'fetch', heard: (event: Fetching) => void): void
}
const worker = self as unknown as Worker
const { version, page, files } = worker.frame
const CACHE = `portal ${version}`
const known = new Set(files)
const KEPT = { ignoreVary: true }
/** With one bar of signal, how long the kept frame stays behind the page that is asked for. */
const PATIENCE_MS = 4000

worker.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([new Request(page, { cache: 'reload' }), ...files])))
})

worker.addEventListener('activate', (event) => {
	event.waitUntil(Promise.all([removeOthers(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
	const { request } = event
	const { pathname } = new URL(request.url)
	if (request.mode === 'navigate') event.respondWith(framed(request))
	else if (known.has(pathname)) event.respondWith(fromCache(request))
})

async function removeOthers() {
	const names = await caches.keys()
	await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

/** Every page of the portal has the same frame: what it shows comes with the data. */
async function framed(request: Request): Promise<Response> {
	const asked = fetch(request)
	const frame = await caches.match(page, KEPT)
	if (!frame) return asked
	const late = new Promise<Response>((done) => setTimeout(() => done(frame), PATIENCE_MS))
	return Promise.race([asked.catch(() => frame), late])
}

const fromCache = async (request: Request) => (await caches.match(request, KEPT)) ?? fetch(request)

export {}
