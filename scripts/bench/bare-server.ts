import { createServer } from 'node:http'

// The baseline for the product: `node bare-server.ts PORT BYTES` answers every request with the same bytes (base64 of a compressed page).
const [port, bytes = ''] = process.argv.slice(2)
const body = Buffer.from(bytes, 'base64')
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length }
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), () =>
	console.log('ready'),
)
