const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
	['Edge', /\bEdgA?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
	['Safari', /\bSafari\//],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['Mac', /\bMacintosh\b/],
	['Chromebook', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
]

/** 'Safari on iPhone', from a User-Agent header; 'A browser' where it says nothing known. */
export function deviceName(userAgent: string | null): string {
	const nameIn = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
	const system = nameIn(SYSTEMS)
	const browser = nameIn(BROWSERS) ?? 'A browser'
	return system ? `${browser} on ${system}` : browser
}
