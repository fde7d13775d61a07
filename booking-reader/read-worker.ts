import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

// A thread of its own for each document: what a hostile one takes in time and memory, or leaves behind, goes with it. It has no way
// out: nothing that a document names is fetched here. Every document pays for what is loaded here at the start.

parentPort?.postMessage('ready')
try {
	const read = await readDocument(workerData)
	parentPort?.postMessage({ read })
} catch (error) {
	parentPort?.postMessage({ fault: error instanceof Error ? (error.stack ?? error.message) : 'unknown' })
}
