// The service worker caches the portal's page frame and its files. It never handles calls of the API: a traveller's data belongs in
// their own database (./offline-store.ts).

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type PushReceived = ExtendableEvent & { data: { text(): string } | null }
type NotificationPressed = ExtendableEvent & { notification: Notification }
type WindowOfPortal = { url: string; focus(): Promise<unknown>; postMessage(message: unknown): void }
type Worker = {
	/** The server defines it before this script: the build's version, the page, and the page's files. */
	frame: { version: string; page: string; files: string[] }
	clients: {
		claim(): Promise<void>
		matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<WindowOfPortal[]>
		openWindow(path: string): Promise<unknown>
	}
	registration: ServiceWorkerRegistration
	addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
	addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
	addEventListener(name: 'push', listener: (event: PushReceived) => void): void
	addEventListener(name: 'notificationclick', listener: (event: NotificationPressed) => void): void
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

// Always shows something, also for what it cannot read and while a page is open: Safari ends a subscription that stays silent.
worker.addEventListener('push', (event) => {
	const { title, body, path, tag } = readNews(event.data?.text() ?? '')
	event.waitUntil(
		worker.registration.showNotification(title, {
			body,
			tag,
			data: { path },
			// A notice that was sent twice replaces the first and alerts once more. TypeScript does not know the member.
			...{ renotify: true },
		}),
	)
})

worker.addEventListener('notificationclick', (event) => {
	event.notification.close()
	const { path } = event.notification.data as { path: string }
	event.waitUntil(toPortal(path))
})

function readNews(text: string) {
	const news = { title: 'Your trip has news', body: '', path: '/portal', tag: 'news' }
	try {
		const { title, body, path, tag } = JSON.parse(text) as Partial<typeof news>
		const isOurs = typeof path === 'string' && path.startsWith('/portal/')
		return { title: title || news.title, body: body ?? '', path: isOurs ? path : news.path, tag: tag || news.tag }
	} catch {
		return news
	}
}

/** An open page moves by itself, because a navigation from here would lose what is typed in it. */
async function toPortal(path: string) {
	const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
	const page = open.find(({ url }) => new URL(url).pathname.startsWith('/portal'))
	if (!page) return worker.clients.openWindow(path)
	page.postMessage({ go: path })
	return page.focus()
}

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
	const ours = fromServer.then(
		(answer) => (isOurs(answer) ? answer : frame),
		() => frame,
	)
	return Promise.race([ours, timeout])
}

/**
 * Not the error page of a proxy, and not the page of a captive portal, to which a navigation is redirected: each means that there is no
 * connection (PORTAL-54). Our own signed-in pages say that they are not listed.
 */
const isOurs = ({ type, status, headers }: Response) =>
	type !== 'opaqueredirect' && status < 500 && headers.get('x-robots-tag') === 'noindex'

const cachedFile = async (request: Request) => (await caches.match(request, MATCH)) ?? fetch(request)

export {}
