import { createServer } from 'node:http'

// The baseline for the product: `node bare-server.ts PORT BYTES [ENCODING]` answers every request with the same bytes (base64), which are
// compressed with brotli unless ENCODING says otherwise.
const [port, bytes = '', encoding = 'br'] = process.argv.slice(2)
const body = Buffer.from(bytes, 'base64')
const headers = {
	'Content-Type': 'text/html; charset=utf-8',
	'Content-Encoding': encoding,
	'Content-Length': body.length,
}
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), () =>
	console.log('ready'),
)
