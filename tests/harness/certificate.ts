import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}.pem`, import.meta.url))

/** Where the certificate of the tests' secure servers is, for `NODE_EXTRA_CA_CERTS`: it is its own authority. */
export const certificateFile = file('certificate')
/** What a secure server of the tests opens with, as `localhost` or as any name under `public.test`. */
export const tls = { cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(file('key'), 'utf8') }
