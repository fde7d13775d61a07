import { expect, test } from 'vitest'
import { base32, codeAt, findStep, otpauthAddress, stepAt } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
	[59, '287082'],
	[1111111109, '081804'],
	[1111111111, '050471'],
	[1234567890, '005924'],
	[2000000000, '279037'],
	[20000000000, '353130'],
])('at %i seconds the code is the one of RFC 6238, appendix B: %s', (seconds, code) => {
	expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code)
})

test('a code counts within the window only', () => {
	const now = stepAt(1_234_567_890_000)
	for (const distance of [-1, 0, 1])
		expect(findStep(SECRET, codeAt(SECRET, now + distance), now, 1)).toBe(now + distance)
	for (const distance of [-2, 2]) expect(findStep(SECRET, codeAt(SECRET, now + distance), now, 1)).toBeNull()
	for (const code of ['', '12345', '1234567', '００５９２４']) expect(findStep(SECRET, code, now, 1)).toBeNull()
})

test('keys are written as authenticator apps read them (RFC 4648, section 10)', () => {
	const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
	for (const [text, encoded] of Object.entries(vectors)) expect(base32(Buffer.from(text))).toBe(encoded)
	expect(otpauthAddress('Go & See', 'ada@x', SECRET)).toBe(
		'otpauth://totp/Go%20%26%20See:ada%40x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Go%20%26%20See',
	)
})
