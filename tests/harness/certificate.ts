import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}.pem`, import.meta.url))

/** The self-signed certificate of the tests' HTTPS servers, for `NODE_EXTRA_CA_CERTS`. */
export const certificateFile = file('certificate')
/** The options of an HTTPS server for `localhost` and any name under `public.test`. */
export const tls = { cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(file('key'), 'utf8') }
