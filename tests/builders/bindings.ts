import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Bindings } from '#server/http/serving/serve.ts'

/** Node's own request and response without a connection, for what is called without a server. */
export function buildBindings(): Bindings {
	const incoming = new IncomingMessage(new Socket())
	return { incoming, outgoing: new ServerResponse(incoming) }
}
