// Every page contains this script in its <head>. It applies what the device has saved before the first paint, and preloads the picture that
// opens the page in the saved theme: a link in the page could only preload the same picture for both.
{
	const { head, documentElement, currentScript } = document
	const add = (name, properties) => Object.assign(document.createElement(name), properties)
	// Only event pages can be in a frame: there they are the list alone (SITE-110).
	if (parent !== window) documentElement.classList.add('framed')
	let theme = 'light'
	try {
		theme = localStorage.getItem('theme') ?? theme
		// The server does not know that this device has answered the hint (PORTAL-61).
		if (localStorage.getItem('keeps-password')) documentElement.classList.add('keeps-password')
	} catch {
		// Storage is switched off: use the light theme.
	}
	if (theme === 'dark') {
		documentElement.classList.add('dark')
		// Browsers use the first one. The page's own, for the light theme, comes later in <head>.
		head.prepend(add('meta', { name: 'theme-color', content: '#10202a' }))
	}
	const { light, dark } = currentScript.dataset
	const picture = theme === 'dark' ? dark : light
	if (picture) head.append(add('link', { rel: 'preload', as: 'image', fetchPriority: 'high', ...JSON.parse(picture) }))
}
