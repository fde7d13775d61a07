/** SITE-100 */
const POST_DELAY_MS = 100

/**
 * In a frame, posts the page's height to its parent: after loading, when the window or the body changes size, and 100 ms after the returned
 * function is called. The target origin is '*' because any site may be the parent and a height is not secret.
 */
export function startPostingHeight(): () => void {
	if (window.parent === window) return () => {}
	// Otherwise the body could not become smaller than a frame that was resized to its earlier height.
	document.body.style.minHeight = '0'
	const postHeight = () => {
		const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
		window.parent.postMessage({ type: 'resize', height }, '*')
	}
	if (document.readyState === 'complete') postHeight()
	else addEventListener('load', postHeight)
	addEventListener('resize', postHeight)
	new ResizeObserver(postHeight).observe(document.body)
	return () => setTimeout(postHeight, POST_DELAY_MS)
}
